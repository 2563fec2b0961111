import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from '../run/run.mjs'

it.each([
  [['packages/nope/src'], 'There is no folder packages/nope/src.'],
  [['/tmp'], '/tmp is no folder of the code of a package or an app.'],
  [[], 'One folder, please.'],
  [['packages/ui/src', '--sample', 'x'], '--sample is a number of mutants, not x.'],
  [['packages/ui/src', '--speed', '1'], "Unknown option '--speed'"],
])('refuses %j', (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [`${root}scripts/check/mutate.mjs`, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain(reason)
})
