import { describe, expect, it, vi } from 'vitest'
import { CommerceApiError, type CommerceApiErrorKind } from '../client/CommerceApiError.js'
import { createTestShop } from '../testing/createTestShop.js'
import { enterSession } from './enterSession.js'
import { failureCode, isOutcomeUnknown } from './failureCode.js'
import { knownSession } from './knownSession.js'
import { mutationListeners, notifyMutation } from './mutationListeners.js'
import { perOwner } from './perOwner.js'
import { revalidate } from './revalidate.js'
import { createSerialQueue } from './serialQueue.js'
import { createSingleFlight } from './singleFlight.js'
import { swrKeys } from './swrKeys.js'

const guest = { customerId: 'guest-1', usid: 'u', isGuest: true }
const mila = { customerId: 'mila', usid: 'u', isGuest: false }

async function openShop(session: typeof guest | null = guest) {
  const shop = createTestShop({ fetch: () => Promise.reject(new Error('no request is expected')), session })
  const keys = {
    guest: swrKeys.data('basket', shop.scope, 'guest-1'),
    mila: swrKeys.data('basket', shop.scope, 'mila'),
    orders: swrKeys.data('orders', shop.scope, 'mila', { limit: 5 }),
    product: swrKeys.data('product', shop.scope, { id: 'guest-10' }),
  }
  for (const key of Object.values(keys)) await shop.mutate(key, 'data', { revalidate: false })
  const cached = () => Object.entries(keys).flatMap(([name, key]) => (shop.cached(key) === undefined ? [] : [name]))
  return { shop, keys, cached }
}

describe('a new session', () => {
  it('of another shopper removes the data of the previous one, and nothing else', async () => {
    const { shop, cached } = await openShop()
    expect(enterSession(shop, mila)).toBe(mila)
    await Promise.resolve()
    expect(knownSession(shop)).toEqual(mila)
    expect(cached()).toEqual(['mila', 'orders', 'product'])
    await vi.waitFor(() => expect([...shop.cache.keys()].some((key) => key.includes('"guest-1"'))).toBe(false))
  })

  it.each([
    ['of the same shopper', guest],
    ['without a previous one', null],
  ])('%s removes nothing', async (_name, known) => {
    const { shop, cached } = await openShop(known)
    enterSession(shop, guest)
    await Promise.resolve()
    expect(knownSession(shop)).toEqual(guest)
    expect(cached()).toEqual(['guest', 'mila', 'orders', 'product'])
  })
})

describe('revalidate', () => {
  const fresh = async (names: Parameters<typeof revalidate>[1]) => {
    const keys: unknown[] = [['basket', 'demo', 'c'], ['orders', 'demo', 'c'], 'basket', { name: 'basket' }]
    const asked: unknown[] = []
    const { shop } = await openShop()
    const mutate = vi.spyOn(shop, 'mutate').mockImplementation(async (filter) => {
      if (typeof filter === 'function') asked.push(...keys.filter((key) => Reflect.apply(filter, null, [key])))
      return []
    })
    await revalidate(shop, names)
    return { asked, calls: mutate.mock.calls.length, keys }
  }

  it('reloads the data with these names', async () => {
    expect((await fresh(['basket', 'wishlist'])).asked).toEqual([['basket', 'demo', 'c']])
  })

  it('reloads all data for *', async () => {
    const { asked, keys } = await fresh(['*'])
    expect(asked).toEqual(keys)
  })

  it('does nothing without names', async () => {
    expect((await fresh([])).calls).toBe(0)
  })

  it('ignores a failed request', async () => {
    const { shop } = await openShop()
    vi.spyOn(shop, 'mutate').mockRejectedValue(new Error('down'))
    await expect(revalidate(shop, ['basket'])).resolves.toBeUndefined()
  })
})

describe('the failure of a mutation', () => {
  const error = (kind: CommerceApiErrorKind) => new CommerceApiError('no', { operation: 'POST /a', kind, status: null })

  it.each(['timeout', 'network', 'malformed', 'unavailable'] as const)('by %s leaves its outcome unknown', (kind) => {
    expect([isOutcomeUnknown(error(kind)), failureCode(error(kind))]).toEqual([true, 'unknown'])
  })

  it.each(['validation', 'conflict', 'notFound', 'unauthorized', 'forbidden'] as const)(
    'of the kind %s has this code',
    (kind) => {
      expect([isOutcomeUnknown(error(kind)), failureCode(error(kind))]).toEqual([false, kind])
    },
  )

  it.each([new Error('no'), 'no', undefined])('without a kind is "failed": %s', (thrown) => {
    expect([isOutcomeUnknown(thrown), failureCode(thrown)]).toEqual([false, 'failed'])
  })
})

describe('perOwner', () => {
  it('creates one value for each owner and name', () => {
    const valueOf = perOwner(() => ({}))
    const [one, other] = [{}, {}]
    expect(valueOf(one)).toBe(valueOf(one))
    expect(valueOf(one)).toBe(valueOf(one, ''))
    expect(valueOf(one, 'a')).toBe(valueOf(one, 'a'))
    expect(
      new Set([valueOf(one), valueOf(one, 'a'), valueOf(one, 'b'), valueOf(other), valueOf(other, 'a')]).size,
    ).toBe(5)
  })
})

describe('tasks', () => {
  it('in a queue run one after the other, also after a failure', async () => {
    const queue = createSerialQueue()
    const gate = Promise.withResolvers<string>()
    const second = vi.fn(async () => 'second')
    const first = queue(() => gate.promise)
    const last = queue(second)
    await Promise.resolve()
    expect(second).not.toHaveBeenCalled()
    gate.reject(new Error('first failed'))
    await expect(first).rejects.toThrow('first failed')
    expect(await last).toBe('second')
  })

  it('with one key share a pending run, and run again afterwards', async () => {
    const fly = createSingleFlight<number>()
    let count = 0
    const task = async () => (count += 1)
    expect(await Promise.all([fly('a', task), fly('a', task), fly('b', task)])).toEqual([1, 1, 2])
    expect(await fly('a', task)).toBe(3)
    await expect(fly('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await fly('a', task)).toBe(4)
  })
})

describe('listeners of mutations', () => {
  it('are called for mutations of their own cache only', async () => {
    const [{ shop }, { shop: other }] = [await openShop(), await openShop()]
    const listener = vi.fn()
    mutationListeners(shop.cache).add(listener)
    notifyMutation(other, ['basket'])
    expect(listener).not.toHaveBeenCalled()
    notifyMutation(shop, ['basket', 'orders'])
    expect(listener.mock.calls).toEqual([[['basket', 'orders']]])
  })
})
