// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useMutation } from './useMutation.js'

afterEach(cleanup)

/** A mutation whose calls are settled by the test. */
function mutation() {
  const calls: PromiseWithResolvers<string>[] = []
  const run = () => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  }
  const { result } = renderHook(() => useMutation(run, (error) => (error instanceof Error ? error.message : 'unknown')))
  return { result, calls }
}

describe('useMutation', () => {
  it('does not let the failure of an older call replace the success of a newer one', async () => {
    const { result, calls } = mutation()
    await act(async () => {
      const older = result.current.trigger('older')
      const newer = result.current.trigger('newer')
      calls[1]?.resolve('done')
      await newer
      calls[0]?.reject(new Error('late'))
      await older
    })
    expect(result.current).toMatchObject({ error: null, isMutating: false })
  })

  it('does not let the failure of an older call replace the failure of a newer one', async () => {
    const { result, calls } = mutation()
    await act(async () => {
      const older = result.current.trigger('older')
      const newer = result.current.trigger('newer')
      calls[1]?.reject(new Error('new'))
      await newer
      calls[0]?.reject(new Error('old'))
      await older
    })
    expect(result.current.error).toBe('new')
  })

  it('clears a failure when the next call starts, and is mutating until the last call ends', async () => {
    const { result, calls } = mutation()
    await act(async () => {
      const failing = result.current.trigger('first')
      calls[0]?.reject(new Error('first'))
      await failing
    })
    expect(result.current).toMatchObject({ error: 'first', isMutating: false })
    act(() => {
      void result.current.trigger('second')
      void result.current.trigger('third')
    })
    expect(result.current).toMatchObject({ error: null, isMutating: true })
    await act(async () => calls[1]?.resolve('done'))
    expect(result.current.isMutating).toBe(true)
    await act(async () => calls[2]?.resolve('done'))
    expect(result.current.isMutating).toBe(false)
  })
})
