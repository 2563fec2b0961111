// npm run check: format, lint, types and tests of what changed since the last commit (or since a ref: npm run check -- main~3),
// side by side.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { changeSteps } from './check/changeSteps.mjs'
import { findChromium } from './run/findChromium.mjs'
import { inParallel } from './run/inParallel.mjs'
import { root, runQuietly } from './run/run.mjs'

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
const began = performance.now()
const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(1)

/** Runs a step and prints its output in one piece when it ends, since others run at the same time. */
async function runStep({ name, title = name, command, needsChromium }) {
  if (needsChromium && !chromium) return `skipped  ${title.padEnd(32)} no Chromium was found`
  const start = performance.now()
  const [program, ...args] = command
  const { code, output } = await runQuietly(program, args, { env: chromium ? { CHROMIUM_PATH: chromium } : {} })
  if (code !== 0) process.exitCode = 1
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}\n${output.trimEnd()}`)
  return `${code === 0 ? 'ok     ' : 'FAILED '}  ${title.padEnd(32)} ${secondsSince(start)} s`
}

const results = await inParallel(steps, availableParallelism() + 1, runStep)
console.log(`\n${files.length} changed files, ${secondsSince(began)} s\n${results.join('\n')}`)
