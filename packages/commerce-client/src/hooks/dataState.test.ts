import { expect, it, vi } from 'vitest'
import { dataState } from './dataState.js'

const down = new Error('down')
const reload = () => Promise.resolve()

it.each([
  [false, undefined, undefined, 'idle', null],
  [false, 'old', down, 'idle', 'old'],
  [true, undefined, undefined, 'loading', null],
  [true, undefined, down, 'failed', null],
  [true, 'data', undefined, 'ready', 'data'],
  [true, 'data', down, 'ready', 'data'],
  [true, null, undefined, 'ready', null],
])('asked %s, data %j and error %s give the status %4$s', (isAsked, data, error, status, shown) => {
  expect(dataState<string | null>(isAsked, data, error, reload)).toMatchObject({ status, data: shown, error })
})

it('reload waits until the data are fetched', async () => {
  const gate = Promise.withResolvers<string>()
  const done = vi.fn()
  const reloading = dataState(true, 'old', undefined, () => gate.promise)
    .reload()
    .then(done)
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  gate.resolve('new')
  await reloading
  expect(done).toHaveBeenCalledWith(undefined)
})
