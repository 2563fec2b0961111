import { expect, it } from 'vitest'
import { inParallel } from './inParallel.mjs'

it('runs at most the given number of tasks at a time and keeps the order of the results', async () => {
  let running = 0
  let most = 0
  const results = await inParallel([3, 1, 2, 0], 2, async (turns) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    running -= 1
    return turns * 10
  })
  expect({ results, most }).toEqual({ results: [30, 10, 20, 0], most: 2 })
})
