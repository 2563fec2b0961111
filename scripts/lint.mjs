// All static rules: oxlint (type-aware) and the four checks that are ours.
import { run } from './run/run.mjs'

const steps = [
  [
    'oxlint',
    [
      '--type-aware',
      '-c',
      '.oxlintrc.json',
      '--deny-warnings',
      'packages',
      'apps',
      'scripts',
      'benchmarks',
      '.storybook',
    ],
  ],
  ['node', ['scripts/check/checkImports.mjs']],
  ['node', ['scripts/check/checkColours.mjs']],
  ['node', ['scripts/check/checkConfig.mjs']],
  ['node', ['scripts/check/checkRepository.mjs']],
]
let failed = 0
for (const [command, args] of steps) if ((await run(command, args)) !== 0) failed += 1
process.exit(failed === 0 ? 0 : 1)
