import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'
import { BASKETS } from '../testing/orderJourney.js'
import { requestSystemToken, systemCall } from '../testing/systemCall.js'
import { API_CLIENTS, ORGANIZATION_ID, REALM_INSTANCE, SITE_ID, SYSTEM_CLIENT } from '../siteConfig.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.app.close())

const orders = (authorization?: string, query = `siteId=${SITE_ID}`) =>
  sandbox.app.inject({
    url: `/checkout/orders/v1/organizations/${ORGANIZATION_ID}/orders?${query}`,
    headers: authorization === undefined ? {} : { authorization },
  })

describe('the token of a server', () => {
  it('is issued for client credentials', async () => {
    const answer = await requestSystemToken(sandbox.app)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      scope: `SALESFORCE_COMMERCE_API:${REALM_INSTANCE} sfcc.orders.rw`,
      token_type: 'Bearer',
      expires_in: 1799,
    })
  })

  it.each([
    ['a wrong secret', {}, `Basic ${btoa(`${SYSTEM_CLIENT.id}:wrong`)}`, 401, 'invalid_client'],
    [
      'a client of shoppers',
      {},
      `Basic ${btoa(`${API_CLIENTS[1]?.id}:${API_CLIENTS[1]?.secret}`)}`,
      401,
      'invalid_client',
    ],
    ['no client', {}, '', 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, undefined, 400, 'unsupported_grant_type'],
    ['no tenant', { scope: 'sfcc.orders.rw' }, undefined, 400, 'invalid_scope'],
    ['another tenant', { scope: 'SALESFORCE_COMMERCE_API:aaaa_001' }, undefined, 400, 'invalid_scope'],
    [
      'a foreign scope',
      { scope: `SALESFORCE_COMMERCE_API:${REALM_INSTANCE} sfcc.catalogs` },
      undefined,
      400,
      'invalid_scope',
    ],
  ])('is refused with %s', async (_name, form, authorization, status, error) => {
    const answer = await requestSystemToken(sandbox.app, form, authorization)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }])
  })

  it('is required by the admin API, and expires', async () => {
    const { access_token: token } = (await requestSystemToken(sandbox.app)).json()
    expect((await orders(`Bearer ${token}`)).statusCode).toBe(200)
    sandbox.advance(1_799_000)
    const expired = await orders(`Bearer ${token}`)
    expect([expired.statusCode, expired.json()]).toMatchObject([401, { title: 'Unauthorized' }])
    expect(expired.headers['content-type']).toContain('application/problem+json')
    expect((await orders()).statusCode).toBe(401)
  })

  it('and the token of a shopper are not exchangeable', async () => {
    const shopper = await sandbox.login()
    expect((await orders(`Bearer ${shopper.tokens.access_token}`)).statusCode).toBe(401)
    const { access_token: token } = (await requestSystemToken(sandbox.app)).json()
    const other = sandbox.adopt({ ...shopper.tokens, access_token: token })
    expect((await other.call('POST', BASKETS, 'baskets', {})).statusCode).toBe(401)
  })

  it('needs a scope that allows the call', async () => {
    expect((await systemCall(sandbox.app, 'GET', '', undefined, 'sfcc.orders')).statusCode).toBe(200)
    const refused = await systemCall(sandbox.app, 'PUT', '/1/status', { status: 'new' }, 'sfcc.orders')
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { title: 'Forbidden' }])
  })

  it.each(['', 'siteId=other'])('needs our site: "%s"', async (query) => {
    const { access_token: token } = (await requestSystemToken(sandbox.app)).json()
    expect([400, 404]).toContain((await orders(`Bearer ${token}`, query)).statusCode)
  })
})
