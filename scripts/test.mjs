// npm test: the suites one after the other (two cores), with a summary. `npm test -- unit lint` runs only those,
// `npm run test:all` also the long proofs.
import { parseArgs } from 'node:util'
import { findChromium } from './run/findChromium.mjs'
import { run } from './run/run.mjs'

const steps = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['node', 'scripts/lint.mjs'] },
  { name: 'knip', command: ['knip', '--no-config-hints'] },
  { name: 'types', command: ['node', 'scripts/typecheck.mjs'] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit', '--project', 'isolated'] },
  { name: 'contract', command: ['vitest', 'run', '--project', 'contract'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'size', command: ['size-limit'] },
  { name: 'packages', command: ['node', 'scripts/packages.mjs'] },
  { name: 'examples', command: ['node', 'scripts/examples.mjs'], needsChromium: true },
  { name: 'story', command: ['vitest', 'run', '--project', 'storybook'], needsChromium: true },
  { name: 'browser', command: ['playwright', 'test', '--project=desktop', '--project=phone'], needsChromium: true },
]

/** Suites of `npm run test:all`: they take long and seldom fail alone. */
const proofs = [
  { name: 'unitProofs', command: ['vitest', 'run', '--project', 'proofs', '--project', 'contractProofs'] },
  { name: 'storyProofs', command: ['vitest', 'run', '--project', 'storyProofs'], needsChromium: true },
  {
    name: 'proofs',
    command: ['playwright', 'test', '--project=proofs', '--project=phoneProofs'],
    needsChromium: true,
  },
]

const FAULT = /\bFAIL\b|✘|Error:|error TS|\berror\b.*:|Counterexample|^\s+\d+\) \[/

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const every = [...steps, ...proofs]
const chosen =
  positionals.length > 0 ? every.filter((step) => positionals.includes(step.name)) : values.all ? every : steps
if (chosen.length === 0) {
  console.error(`No such suite. There are: ${every.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const chromium = chosen.some((step) => step.needsChromium) ? await findChromium() : null
const results = []
for (const { name, command, needsChromium } of chosen) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
  const began = performance.now()
  if (needsChromium && !chromium) {
    console.error('No Chromium was found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.')
    results.push({ name, code: 1, faults: [], seconds: 0 })
    continue
  }
  const [program, ...args] = command
  const faults = []
  const code = await run(program, args, {
    env: chromium ? { CHROMIUM_PATH: chromium } : {},
    // Logs are often truncated to the end, so the faults are repeated there.
    onLine: process.stdout.isTTY ? undefined : (line) => FAULT.test(line) && faults.push(line.slice(0, 240)),
  })
  results.push({ name, code, faults, seconds: (performance.now() - began) / 1000 })
}

console.log('\n')
for (const { name, code, seconds } of results)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
const failed = results.filter((result) => result.code !== 0).length
for (const { name, faults } of results.filter((result) => result.code !== 0)) {
  console.log(`\n${name}:`)
  for (const line of [...new Set(faults)].slice(0, 12)) console.log(line)
}
const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
console.log(`\nsuites: ${results.length - failed} passed, ${failed} failed, ${(total / 60).toFixed(1)} min`)
process.exit(failed === 0 ? 0 : 1)
