import { describe, expect, it, vi } from 'vitest'
import { mutationListeners } from '../sync/mutationListeners.js'
import type { Shop } from '../sync/shop.js'
import { createTestShop } from '../testing/createTestShop.js'
import { createMutationHook } from './createMutationHook.js'

function open(answer: () => Promise<unknown>) {
  const shop = createTestShop({ fetch: () => Promise.reject(new Error('no request is expected')) })
  const heard = vi.fn()
  mutationListeners(shop.cache).add(heard)
  const sent = vi.fn<(shop: Shop, input: number) => Promise<unknown>>(() => answer())
  const { definition } = createMutationHook<number, unknown, string>(
    { invalidates: ['basket'], isOptimistic: false, run: sent },
    String,
  )
  return { shop, heard, sent, run: (input: number, scope = shop.scope) => definition.run({ ...shop, scope }, input) }
}

describe('a mutation', () => {
  it.each([true, 'done', undefined, null, 0])('with the result %j tells what it invalidates', async (result) => {
    const { run, heard } = open(() => Promise.resolve(result))
    expect(await run(1)).toBe(result)
    expect(heard.mock.calls).toEqual([[['basket']]])
  })

  it('with the result false changed nothing and tells nothing', async () => {
    const { run, heard } = open(() => Promise.resolve(false))
    expect(await run(1)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
  })

  it('that fails tells nothing', async () => {
    const { run, heard } = open(() => Promise.reject(new Error('down')))
    await expect(run(1)).rejects.toThrow('down')
    expect(heard).not.toHaveBeenCalled()
  })

  it('is shared by equal calls at the same time, and by no others', async () => {
    const { run, sent, shop } = open(() => Promise.resolve(true))
    await Promise.all([run(1), run(1), run(2), run(1, { ...shop.scope, currency: 'EUR' })])
    expect(sent.mock.calls.map(([, input]) => input)).toEqual([1, 2, 1])
    await run(1)
    expect(sent).toHaveBeenCalledTimes(4)
  })
})
