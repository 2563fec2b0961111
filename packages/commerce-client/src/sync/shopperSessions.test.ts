import { describe, expect, it } from 'vitest'
import { createFakeFetch, problemResponse } from '../testing/fakeFetch.js'
import { createShopperSessions } from './shopperSessions.js'

const session = { customerId: 'c', usid: 'u', isGuest: true }

describe('createShopperSessions', () => {
  it('posts to the storefront’s server and returns the session', async () => {
    const fake = createFakeFetch(() => Response.json(session))
    const headers = { 'x-requested-by': 'vitrine' }
    const sessions = createShopperSessions({ url: '/apis/session', fetch: fake.fetch, headers })
    expect(await sessions.ensure()).toEqual(session)
    expect(fake.calls[0]).toMatchObject({ method: 'POST', url: '/apis/session' })
    expect(fake.calls[0]?.headers.get('x-requested-by')).toBe('vitrine')
  })

  it('shares one request between concurrent calls, and sends another one later', async () => {
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
  ])('%#: a failure is a %s error, and the next call retries', async (answer, kind) => {
    let isBroken = true
    const fake = createFakeFetch(() => (isBroken ? answer() : Response.json(session)))
    const sessions = createShopperSessions({ url: '/apis/session', fetch: fake.fetch })
    await expect(sessions.ensure()).rejects.toMatchObject({ kind, operation: 'POST /session' })
    isBroken = false
    expect(await sessions.ensure()).toEqual(session)
  })
})
