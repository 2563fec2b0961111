import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../createSandbox.js'
import { loginGuest } from '../commerce/testing/createTestSandbox.js'

let app: FastifyInstance
beforeAll(async () => {
  app = await createSandbox()
})
afterEach(() => app.inject({ method: 'DELETE', url: '/sandbox/faults' }))
afterAll(() => app.close())

const PRODUCT = 'GET /product/shopper-products/v1/organizations/:organizationId/products/:id'
const send = (method: 'PUT' | 'POST', url: string, payload: object) => app.inject({ method, url, payload })

describe('/sandbox/faults', () => {
  it('sets, lists, adds and removes rules', async () => {
    const put = await send('PUT', '/sandbox/faults', [{ endpoint: PRODUCT, kind: 'latency', ms: 5, times: 1 }])
    expect(put.json()).toEqual({
      faults: [{ endpoint: PRODUCT, kind: 'latency', ms: 5, times: 1, id: expect.any(String), struck: 0 }],
    })
    const added = await send('POST', '/sandbox/faults', { endpoint: '* /.rest/', kind: 'hang' })
    expect(added.statusCode).toBe(201)
    const { id } = added.json<{ id: string }>()
    expect((await app.inject('/sandbox/faults')).json<{ faults: unknown[] }>().faults).toHaveLength(2)
    expect((await app.inject({ method: 'DELETE', url: `/sandbox/faults/${id}` })).statusCode).toBe(204)
    expect((await app.inject({ method: 'DELETE', url: `/sandbox/faults/${id}` })).statusCode).toBe(404)
    expect((await app.inject({ method: 'DELETE', url: '/sandbox/faults' })).statusCode).toBe(204)
    expect((await app.inject('/sandbox/faults')).json()).toEqual({ faults: [] })
  })

  it.each([
    ['commerce', '* /search/', '/search/shopper-search/v1/organizations/f_ecom_zzvi_001/product-search', 'type'],
    ['commerce below /api', '* /search/', '/api/search/shopper-search/v1/organizations/x/product-search', 'type'],
    ['login', '* /shopper/auth/', '/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/jwks', 'error_description'],
    ['Einstein', '* /v3/', '/v3/personalization/recommenders/zzvi-halbrenn-master', 'message'],
    ['the CMS', '* /.rest/', '/.rest/delivery/pages/v1/ch/home', 'error'],
    ['images', '* /vitrine/', '/vitrine/image/upload/w_10/home.jpg', 'type'],
  ])('affect %s in its own format', async (_name, endpoint, url, key) => {
    await send('PUT', '/sandbox/faults', [{ endpoint, kind: 'status', status: 503 }])
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toHaveProperty(key)
  })

  it('cut a streamed video short', async () => {
    const url = '/media/video/meridian-loop.mp4'
    const { length } = (await app.inject(url)).rawPayload
    await send('PUT', '/sandbox/faults', [{ endpoint: 'GET /media/', kind: 'truncated' }])
    const cut = await app.inject(url)
    expect(cut.rawPayload).toHaveLength(Math.floor(length / 2))
    expect(Number(cut.headers['content-length'])).toBeGreaterThan(length)
  })

  it.each<[string, object, string]>([
    ['not a list', { endpoint: '* /', kind: 'hang' }, 'body must be array'],
    ['an unknown kind', [{ endpoint: '* /', kind: 'explode' }], 'body/0/kind must be equal to one of'],
    ['an unknown field', [{ endpoint: '* /', kind: 'hang', tmies: 1 }], 'body/0 must NOT have additional properties'],
    ['a number as text', [{ endpoint: '* /', kind: 'latency', ms: '5' }], 'body/0/ms must be integer'],
    ['a status without its number', [{ endpoint: '* /', kind: 'status' }], 'needs a status'],
    ['a latency without ms', [{ endpoint: '* /', kind: 'latency' }], 'needs ms'],
    ['a malformed endpoint', [{ endpoint: '/products', kind: 'hang' }], 'is not an endpoint'],
    [
      'an endpoint without a route',
      [{ endpoint: 'GET /nowhere/at/all', kind: 'hang' }],
      'No route of the sandbox answers',
    ],
  ])('refuses %s with a reason', async (_name, payload, detail) => {
    const answer = await send('PUT', '/sandbox/faults', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toContain(detail)
  })

  it('keeps the existing rules when one of a list is refused', async () => {
    await send('PUT', '/sandbox/faults', [{ endpoint: '* /search/', kind: 'hang' }])
    await send('PUT', '/sandbox/faults', [
      { endpoint: '* /.rest/', kind: 'hang' },
      { endpoint: 'no', kind: 'hang' },
    ])
    expect((await app.inject('/sandbox/faults')).json()).toMatchObject({ faults: [{ endpoint: '* /search/' }] })
  })
})

describe('the admin API', () => {
  it.each<[string, InjectOptions]>([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another name of this machine', { headers: { host: 'rebound.example' } }],
    ['a web page', { headers: { origin: 'https://page.example' } }],
    ['a page without an origin', { headers: { origin: 'null' } }],
    ['a host that only starts like ours', { headers: { host: 'localhost.example' } }],
  ])('refuses %s', async (_name, options) => {
    for (const url of ['/sandbox/faults', '/sandbox/mails', '/sandbox/unknown']) {
      expect((await app.inject({ url, ...options })).statusCode).toBe(403)
    }
  })

  it.each<[string, InjectOptions]>([
    ['127.0.0.1', { headers: { host: '127.0.0.1:4010' } }],
    ['IPv6', { remoteAddress: '::1', headers: { host: '[::1]:4010' } }],
    ['a page of this machine', { headers: { origin: 'http://localhost:3000' } }],
  ])('answers %s', async (_name, options) => {
    expect((await app.inject({ url: '/sandbox/faults', ...options })).statusCode).toBe(200)
  })

  it('is not available with the commerce calls', async () => {
    expect((await app.inject('/api/sandbox/faults')).statusCode).toBe(404)
  })

  it('answers 404 to an unknown path', async () => {
    expect((await app.inject('/sandbox/unknown')).statusCode).toBe(404)
  })
})

describe('the records of received messages', () => {
  it('list mails, activities and beacon hits', async () => {
    const mail = await app.inject({
      method: 'POST',
      url: '/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/password/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        user_id: 'mila.brandt@example.com',
        mode: 'email',
        hint: 'cross_device',
        channel_id: 'halbrenn-master',
        client_id: '11111111-2222-3333-4444-555555555555',
      }).toString(),
    })
    expect(mail.statusCode).toBe(200)
    const { mails } = (await app.inject('/sandbox/mails')).json<{ mails: unknown[] }>()
    expect(mails).toEqual([expect.objectContaining({ to: 'mila.brandt@example.com', kind: expect.any(String) })])

    const activity = {
      product: { id: '2104-310-1', price: 8200 },
      cookieId: 'usid',
      realm: 'zzvi',
      instanceType: 'sbx',
    }
    await app.inject({
      method: 'POST',
      url: '/v3/activities/zzvi-halbrenn-master/viewProduct',
      headers: { 'x-cq-client-id': 'sandbox-recommendations' },
      payload: activity,
    })
    const { activities } = (await app.inject('/sandbox/activities')).json<{ activities: unknown[] }>()
    expect(activities).toEqual([expect.objectContaining({ name: 'viewProduct', body: activity })])

    await app.inject('/on/demandware.store/Sites-halbrenn-master-Site/de_CH/__Analytics-Start?title=Uhren')
    const { hits } = (await app.inject('/sandbox/hits')).json<{ hits: unknown[] }>()
    expect(hits).toEqual([expect.objectContaining({ parameters: { title: 'Uhren' } })])
  })
})

describe('POST /sandbox/reset', () => {
  it('clears faults, sessions and mails, and can be repeated', async () => {
    const { refresh_token } = await loginGuest(app)
    await send('PUT', '/sandbox/faults', [{ endpoint: '* /.rest/', kind: 'hang' }])
    expect((await app.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(204)
    expect((await app.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(204)
    expect((await app.inject('/sandbox/faults')).json()).toEqual({ faults: [] })
    expect((await app.inject('/sandbox/mails')).json()).toEqual({ mails: [] })
    expect((await app.inject('/sandbox/activities')).json()).toEqual({ activities: [] })
    const refreshed = await app.inject({
      method: 'POST',
      url: '/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token,
        client_id: '11111111-2222-3333-4444-555555555555',
        channel_id: 'halbrenn-master',
      }).toString(),
    })
    expect(refreshed.statusCode).toBe(400)
  })
})

describe('the outbox', () => {
  const mail = { to: 'ada@mail.example', subject: 'Order <1>', text: 'Hello', html: '<p>Hello</p>', id: 'order/1' }
  const send = (payload: object) => app.inject({ method: 'POST', url: '/sandbox/mails', payload })

  it('stores a mail of the storefront once', async () => {
    expect((await send(mail)).statusCode).toBe(204)
    expect((await send(mail)).statusCode).toBe(204)
    const { mails } = (await app.inject('/sandbox/mails')).json<{ mails: { kind: string }[] }>()
    expect(mails.filter(({ kind }) => kind === 'order')).toMatchObject([
      { to: mail.to, body: 'Hello', html: mail.html },
    ])
  })

  it('refuses a mail without a recipient', async () => {
    expect((await send({ subject: 'x', text: 'x' })).statusCode).toBe(400)
  })

  it('shows the mails as pages that cannot run scripts', async () => {
    await send(mail)
    const list = await app.inject('/sandbox/outbox')
    expect(list.body).toContain('Order &#60;1&#62;')
    const count = list.body.match(/\/sandbox\/outbox\/\d+/g)?.length ?? 0
    const shown = await app.inject(`/sandbox/outbox/${count}`)
    expect([shown.body, shown.headers['content-security-policy']]).toEqual([
      '<p>Hello</p>',
      expect.stringMatching(/default-src 'none'.*; sandbox$/),
    ])
    expect((await app.inject('/sandbox/outbox/999')).statusCode).toBe(404)
  })
})
