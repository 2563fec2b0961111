import { describe, expect, it } from 'vitest'
import { CommerceApiError } from '../client/CommerceApiError.js'
import { createFakeFetch, problemResponse } from '../testing/fakeFetch.js'
import { createShopperSessions } from './shopperSessions.js'
import { withSession } from './withSession.js'

const session = { customerId: 'c', usid: 'u', isGuest: true }

describe('createShopperSessions', () => {
  it('posts to the server of the storefront and gives who the shopper is', async () => {
    const fake = createFakeFetch(() => Response.json(session))
    const headers = { 'x-requested-by': 'vitrine' }
    const sessions = createShopperSessions({ url: '/apis/session', fetch: fake.fetch, headers })
    expect(await sessions.ensure()).toEqual(session)
    expect(fake.calls[0]).toMatchObject({ method: 'POST', url: '/apis/session' })
    expect(fake.calls[0]?.headers.get('x-requested-by')).toBe('vitrine')
  })

  it('shares one request between calls at the same time, and asks again later', async () => {
    const fake = createFakeFetch(() => Response.json(session))
    const sessions = createShopperSessions({ url: '/apis/session', fetch: fake.fetch })
    await Promise.all([sessions.ensure(), sessions.ensure(), sessions.ensure()])
    expect(fake.calls).toHaveLength(1)
    await sessions.ensure()
    expect(fake.calls).toHaveLength(2)
  })

  it.each([
    [() => problemResponse(503, 'overloaded'), 'unavailable'],
    [() => Response.json({ customerId: 'c' }), 'malformed'],
    [() => Promise.reject(new TypeError('offline')), 'network'],
  ])('%#: a failure is a %s error, and the next call tries again', async (answer, kind) => {
    let isBroken = true
    const fake = createFakeFetch(() => (isBroken ? answer() : Response.json(session)))
    const sessions = createShopperSessions({ url: '/apis/session', fetch: fake.fetch })
    await expect(sessions.ensure()).rejects.toMatchObject({ kind, operation: 'ensureSession' })
    isBroken = false
    expect(await sessions.ensure()).toEqual(session)
  })
})

describe('withSession', () => {
  const failure = (kind: CommerceApiError['kind'], slug: string | null = null) =>
    new CommerceApiError('refused', { operation: 'getCustomerBaskets', kind, slug })

  function shopper(fresh = { ...session, customerId: 'new' }) {
    let count = 0
    return {
      sessions: {
        ensure: () => {
          count += 1
          return Promise.resolve(fresh)
        },
      },
      asked: () => count,
    }
  }

  const failFor = (customerId: string, error: Error) => (given: { customerId: string }) =>
    given.customerId === customerId ? Promise.reject(error) : Promise.resolve('done')

  it('uses the known session without asking', async () => {
    const { sessions, asked } = shopper()
    const run = await withSession(sessions, session, ({ customerId }) => Promise.resolve(customerId))
    expect(run).toEqual({ session, result: 'c' })
    expect(asked()).toBe(0)
  })

  it('starts a session when none is known', async () => {
    const { sessions } = shopper()
    expect((await withSession(sessions, null, ({ customerId }) => Promise.resolve(customerId))).result).toBe('new')
  })

  it.each([failure('unauthorized'), failure('forbidden'), failure('validation', 'invalid-customer')])(
    'runs once more with a fresh session after %o',
    async (error) => {
      const { sessions } = shopper()
      const { session: used, result } = await withSession(sessions, session, failFor('c', error))
      expect([used.customerId, result]).toEqual(['new', 'done'])
    },
  )

  it('does not run again for the same shopper, for a new session, or after another failure', async () => {
    const same = shopper(session)
    await expect(withSession(same.sessions, session, failFor('c', failure('forbidden')))).rejects.toThrow('refused')
    const fresh = shopper()
    await expect(withSession(fresh.sessions, null, failFor('new', failure('forbidden')))).rejects.toThrow('refused')
    expect(fresh.asked()).toBe(1)
    const other = shopper()
    await expect(withSession(other.sessions, session, failFor('c', failure('quota')))).rejects.toThrow('refused')
    expect(other.asked()).toBe(0)
  })
})
