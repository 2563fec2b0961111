// npm run check: format, lint, types and tests of what changed since the last commit (or since a ref: npm run check -- main~3).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { changeSteps } from './check/changeSteps.mjs'
import { findChromium } from './run/findChromium.mjs'
import { root, run } from './run/run.mjs'

const ref = process.argv[2] ?? 'HEAD'
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

let changed
try {
  changed = git('diff', '--name-only', '--diff-filter=d', ref, '--')
} catch {
  console.error(`"${ref}" is not a commit. Usage: npm run check -- [commit]`)
  process.exit(2)
}
const files = [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].filter((file) =>
  existsSync(root + file),
)
if (files.length === 0) {
  console.log(`Nothing changed since ${ref}.`)
  process.exit(0)
}

const steps = changeSteps(files)
const chromium = steps.some(({ needsChromium }) => needsChromium) ? await findChromium() : null
const results = []
for (const { name, command, needsChromium } of steps) {
  if (needsChromium && !chromium) {
    results.push(`skipped  ${name.padEnd(8)} no Chromium was found`)
    continue
  }
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
  const began = performance.now()
  const [program, ...args] = command
  const code = await run(program, args, { env: chromium ? { CHROMIUM_PATH: chromium } : {} })
  results.push(
    `${code === 0 ? 'ok     ' : 'FAILED '}  ${name.padEnd(8)} ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  if (code !== 0) process.exitCode = 1
}
console.log(`\n${files.length} changed files\n${results.join('\n')}`)
