import { describe, expect, it } from 'vitest'
import { CommerceApiError } from '../client/CommerceApiError.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerWith, createFakeRoutes } from '../testing/fakeRoutes.js'
import { knownSession } from './knownSession.js'
import { swrKeys } from './swrKeys.js'
import { withSession } from './withSession.js'

const session = { customerId: 'c', usid: 'u', isGuest: true }
const replaced = { ...session, customerId: 'new' }
const failure = (kind: CommerceApiError['kind'], slug: string | null = null) =>
  new CommerceApiError('refused', { operation: 'getCustomerBaskets', kind, slug })

function open(fresh = replaced, known: typeof session | null = session) {
  const fake = createFakeRoutes({ 'POST session': answerWith(fresh) })
  return { shop: createTestShop({ fetch: fake.fetch, session: known }), asked: () => fake.count('POST session') }
}

/** Throws the given errors first, then returns the customer id. */
function task(...errors: readonly Error[]) {
  let turn = 0
  return ({ customerId }: { readonly customerId: string }) => {
    const error = errors[turn]
    turn += 1
    return error ? Promise.reject(error) : Promise.resolve(customerId)
  }
}

describe('withSession', () => {
  it('uses the cached session without a request', async () => {
    const { shop, asked } = open()
    expect(await withSession(shop, task())).toBe('c')
    expect(asked()).toBe(0)
  })

  it('starts a session when none is cached, and caches it', async () => {
    const { shop } = open(session, null)
    expect(await withSession(shop, task())).toBe('c')
    expect(knownSession(shop)).toEqual(session)
  })

  it.each([failure('unauthorized'), failure('forbidden'), failure('validation', 'invalid-customer')])(
    'runs again for the new shopper after %o, and removes the old shopper’s data',
    async (error) => {
      const { shop } = open()
      const basket = swrKeys.data('basket', shop.scope, 'c')
      const product = swrKeys.data('product', shop.scope, { id: 'p' })
      await shop.mutate(basket, { basketId: 'b' }, { revalidate: false })
      await shop.mutate(product, { id: 'p' }, { revalidate: false })
      expect(await withSession(shop, task(error))).toBe('new')
      expect(knownSession(shop)).toEqual(replaced)
      expect([shop.cached(basket), shop.cached(product)]).toEqual([undefined, { id: 'p' }])
    },
  )

  it('renews the session of the same shopper once after a 401, and runs again', async () => {
    const { shop, asked } = open(session)
    expect(await withSession(shop, task(failure('unauthorized')))).toBe('c')
    expect(asked()).toBe(1)
  })

  it('renews once for ten concurrent calls', async () => {
    const { shop, asked } = open(session)
    const runs = Array.from({ length: 10 }, () => withSession(shop, task(failure('unauthorized'))))
    expect(await Promise.all(runs)).toEqual(Array.from({ length: 10 }, () => 'c'))
    expect(asked()).toBe(1)
  })

  it('never loops', async () => {
    const { shop, asked } = open(session)
    const run = withSession(shop, task(failure('unauthorized'), failure('unauthorized')))
    await expect(run).rejects.toThrow('refused')
    expect(asked()).toBe(1)
  })

  it('does not run again for a different shopper than the owner, but updates the session', async () => {
    const { shop } = open()
    const run = withSession(shop, task(failure('unauthorized')), 'c')
    await expect(run).rejects.toThrow('refused')
    expect(knownSession(shop)).toEqual(replaced)
  })

  it('does not run if the shopper changed before', async () => {
    const { shop } = open()
    await expect(withSession(shop, task(), 'somebody else')).rejects.toThrow('The shopper changed.')
  })

  it('does not run again when the same shopper is rejected, for a new session, or after another failure', async () => {
    const same = open(session)
    await expect(withSession(same.shop, task(failure('forbidden')))).rejects.toThrow('refused')
    const fresh = open(replaced, null)
    await expect(withSession(fresh.shop, task(failure('unauthorized')))).rejects.toThrow('refused')
    expect(fresh.asked()).toBe(1)
    const other = open()
    await expect(withSession(other.shop, task(failure('quota')))).rejects.toThrow('refused')
    expect(other.asked()).toBe(0)
  })
})
