import { createFakeFetch } from '@vitrine/commerce-client/testing/fakeFetch'
import { describe, expect, it } from 'vitest'
import { createSystemToken } from './systemToken.js'

const client = {
  accountBaseUrl: 'https://account.test',
  clientId: 'id',
  clientSecret: 'secret',
  organizationId: 'f_ecom_zzvi_001',
}

describe('createSystemToken', () => {
  it('asks for the scopes of orders with the credentials of the client', async () => {
    const fake = createFakeFetch(() => Response.json({ access_token: 'a', expires_in: 1800 }))
    expect(await createSystemToken(fake.fetch, client, () => 0).get()).toBe('a')
    const [call] = fake.calls
    expect(call?.url).toBe('https://account.test/dwsso/oauth2/access_token')
    expect(call?.headers.get('authorization')).toBe(`Basic ${btoa('id:secret')}`)
    expect(new URLSearchParams(call?.body).get('scope')).toBe('SALESFORCE_COMMERCE_API:zzvi_001 sfcc.orders.rw')
  })

  it('asks once for simultaneous calls, and again a minute before the token expires or when it is forgotten', async () => {
    const fake = createFakeFetch(() => Response.json({ access_token: 'a', expires_in: 1800 }))
    const clock = { now: 0 }
    const token = createSystemToken(fake.fetch, client, () => clock.now)
    await Promise.all([token.get(), token.get()])
    clock.now = 1739 * 1000
    await token.get()
    expect(fake.calls).toHaveLength(1)
    clock.now = 1741 * 1000
    await token.get()
    expect(fake.calls).toHaveLength(2)
    token.forget()
    await token.get()
    expect(fake.calls).toHaveLength(3)
  })

  it('says what to check when the client is refused', async () => {
    const fake = createFakeFetch(() => Response.json({ error: 'invalid_client' }, { status: 401 }))
    await expect(createSystemToken(fake.fetch, client, () => 0).get()).rejects.toThrow('Check COMMERCE_ADMIN_CLIENT_ID')
  })
})
