// All static rules: oxlint (type-aware) and the three checks that are ours.
import { run } from './run.mjs'

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
  ['node', ['scripts/checkImports.mjs']],
  ['node', ['scripts/checkColours.mjs']],
  ['node', ['scripts/checkRepository.mjs']],
]
let failed = 0
for (const [command, args] of steps) if ((await run(command, args)) !== 0) failed += 1
process.exit(failed === 0 ? 0 : 1)
