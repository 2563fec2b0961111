import { getProduct } from '@vitrine/commerce-client/client/shopperProducts'
import { createFakeFetch } from '@vitrine/commerce-client/testing/fakeFetch'
import { describe, expect, it } from 'vitest'
import { lazyScapiClient, lazyShopperSessions } from './lazyCommerce.js'

const place = { baseUrl: '/apis/scapi', organizationId: 'org', siteId: 'halbrenn-master' }
const shopper = { customerId: 'c', usid: 'u', isGuest: true }

describe('lazyCommerce', () => {
  it('sends requests as the client does', async () => {
    const fake = createFakeFetch(() => Response.json({ id: 'p' }))
    const client = lazyScapiClient({ ...place, locale: 'de-CH', fetch: fake.fetch })
    expect(fake.calls).toHaveLength(0)
    expect(await getProduct(client, { id: 'p' })).toEqual({ id: 'p' })
    expect(fake.calls[0]?.query.get('locale')).toBe('de-CH')
  })

  it('creates one client: simultaneous session requests are sent once', async () => {
    const fake = createFakeFetch(() => Response.json(shopper))
    const sessions = lazyShopperSessions({ url: '/apis/session', fetch: fake.fetch })
    expect(await Promise.all([sessions.ensure(), sessions.ensure()])).toEqual([shopper, shopper])
    expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /apis/session'])
  })

  it('passes failures on to the caller', async () => {
    const fake = createFakeFetch(() => new Response('{}', { status: 503 }))
    const sessions = lazyShopperSessions({ url: '/apis/session', fetch: fake.fetch })
    await expect(sessions.ensure()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
