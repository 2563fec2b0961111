import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../app/config/env.server.js'
import { testEnvironment } from '../testing/openHost.js'
import { openUpstream } from '../testing/openUpstream.js'
import { createUpstreamFinder } from './upstreams.js'

const product = '/product/shopper-products/v1/organizations/f_ecom_zzvi_001/products/p1'
const basket = '/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets'

/** Responds with the statuses in turn, then repeats the last one. */
function statuses(...list: readonly number[]) {
  const seen = { calls: 0 }
  const listener: RequestListener = (_request, response) => {
    const status = list[Math.min(seen.calls, list.length - 1)] ?? 200
    seen.calls += 1
    if (status === 0) response.socket?.destroy()
    else response.writeHead(status, { location: '/elsewhere' }).end('{}')
  }
  return { listener, seen }
}

describe('upstream fetch', () => {
  it.each([
    ['502', [502, 200], 'GET', product, 2, 200],
    ['503', [503, 200], 'GET', product, 2, 200],
    ['a broken connection', [0, 200], 'GET', product, 2, 200],
    ['503 twice', [503, 503], 'GET', product, 2, 503],
    ['500', [500, 200], 'GET', product, 1, 500],
    ['404', [404, 200], 'GET', product, 1, 404],
    ['503 on a write', [503, 200], 'POST', basket, 1, 503],
  ] as const)('after %s: %s %s %s → %i calls, %i', async (_case, list, method, path, calls, status) => {
    const { listener, seen } = statuses(...list)
    const { fetch, url } = await openUpstream(listener)
    const response = await fetch(url + path, { method, ...(method === 'POST' && { body: '{}' }) })
    expect(response.status).toBe(status)
    expect(seen.calls).toBe(calls)
  })

  it('does not retry when retries are off', async () => {
    const { listener, seen } = statuses(503, 200)
    const { fetch, url } = await openUpstream(listener, { UPSTREAM_RETRIES: '0' })
    expect((await fetch(url + product)).status).toBe(503)
    expect(seen.calls).toBe(1)
  })

  it('gives up on a back end that hangs, within the total time', async () => {
    const { fetch, url, outcomes } = await openUpstream(() => {})
    const started = performance.now()
    await expect(fetch(url + product)).rejects.toMatchObject({ name: 'UpstreamError', failure: 'timeout' })
    expect(performance.now() - started).toBeLessThan(800)
    expect(outcomes).toEqual(['catalogue timeout'])
  })

  it('gives up on a body that arrives too slowly', async () => {
    const { fetch, url } = await openUpstream((_request, response) => {
      const drip = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(drip))
    })
    await expect(fetch(url + product)).rejects.toMatchObject({ failure: 'timeout' })
  })

  it('stops reading a body that exceeds the limit', async () => {
    const { fetch, url } = await openUpstream(
      (_request, response) => {
        response.end(Buffer.alloc(20 * 1024 * 1024, 'x'))
      },
      { UPSTREAM_TIMEOUT_SCALE: '2' },
    )
    await expect(fetch(`${url}/.rest/delivery/pages/home`)).rejects.toMatchObject({ failure: 'tooLarge' })
  })

  it('refuses redirects, unless the caller handles them', async () => {
    const { listener } = statuses(303)
    const { fetch, url } = await openUpstream(listener)
    await expect(fetch(url + product)).rejects.toMatchObject({ failure: 'redirect' })
    const response = await fetch(url + product, { redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/elsewhere')
  })

  it('calls no other host', async () => {
    const { fetch } = await openUpstream(() => {})
    await expect(fetch('http://169.254.169.254/latest')).rejects.toMatchObject({ failure: 'foreignHost' })
  })

  it('opens the circuit after many faults, without affecting other back ends', async () => {
    const { listener, seen } = statuses(500)
    const { fetch, url } = await openUpstream(listener)
    for (let count = 0; count < 25; count += 1) await fetch(url + product).catch(() => null)
    const before = seen.calls
    await expect(fetch(url + product)).rejects.toMatchObject({ failure: 'open' })
    expect(seen.calls).toBe(before)
    expect((await fetch(`${url}/.rest/delivery/pages/home`)).status).toBe(500)
  })

  it('distinguishes a disconnected caller from a fault of the back end', async () => {
    const { fetch, url } = await openUpstream(() => {})
    await expect(fetch(url + product, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
      failure: 'aborted',
    })
  })
})

describe('upstream finder', () => {
  const find = createUpstreamFinder(
    parseEnvironment(
      testEnvironment({
        COMMERCE_BASE_URL: 'http://one.example/api',
        CMS_BASE_URL: 'http://one.example',
        IMAGE_BASE_URL: 'http://images.example',
        EINSTEIN_BASE_URL: 'http://recs.example',
        EINSTEIN_CLIENT_ID: 'client',
        EINSTEIN_SITE: 'aaaa-MainSite',
        PAGE_ANALYTICS_BASE_URL: 'http://legacy.example',
        TESTPAY_ORIGIN: 'http://pay.example',
        TESTPAY_SECRET: 'secret-of-the-provider',
        TESTPAY_WEBHOOK_SECRET: 'secret-of-its-webhooks',
        ACCOUNT_MANAGER_BASE_URL: 'http://account.example',
        COMMERCE_ADMIN_CLIENT_ID: 'admin',
        COMMERCE_ADMIN_CLIENT_SECRET: 'secret',
      }),
    ),
  )

  it.each([
    ['http://one.example/api/product/shopper-products/v1/organizations/o/products', 'catalogue'],
    ['http://one.example/api/search/shopper-search/v1/organizations/o/product-search', 'catalogue'],
    ['http://one.example/api/site/shopper-seo/v1/organizations/o/url-mapping', 'urlMapping'],
    ['http://one.example/api/shopper/auth/v1/organizations/o/oauth2/token', 'login'],
    ['http://one.example/api/checkout/shopper-baskets/v2/organizations/o/baskets', 'shopper'],
    ['http://one.example/api/checkout/shopper-orders/v1/organizations/o/orders', 'orders'],
    ['http://one.example/api/checkout/shopper-orders/v1/organizations/o/orders/1/actions/fail', 'orders'],
    ['http://one.example/api/checkout/shopper-orders/v1/organizations/o/orders/1', 'shopper'],
    ['http://one.example/api/checkout/orders/v1/organizations/o/orders/1/status', 'orders'],
    ['http://account.example/dwsso/oauth2/access_token', 'account'],
    ['http://account.example/other', null],
    ['http://pay.example/v1/payments', 'payment'],
    ['http://pay.example/fields', null],
    ['http://one.example/api/shopper/shopper-context/v1/organizations/o/shopper-context/u', 'context'],
    ['http://one.example/api/custom/stores/v1/organizations/o/geocode', 'context'],
    ['http://one.example/api/custom/stores/v1/organizations/o/stores', 'catalogue'],
    ['http://one.example/api/custom/emails/v1/organizations/o/send', 'shopper'],
    ['http://one.example/api/custom/session/v1/organizations/o/customer-groups', 'shopper'],
    ['http://one.example/api/pricing/shopper-gift-certificates/v1/organizations/o/gift-certificate', 'shopper'],
    ['http://one.example/api/pricing/shopper-promotions/v1/organizations/o/promotions', 'catalogue'],
    ['http://recs.example/v3/activities/aaaa-MainSite/viewPage', 'recommendations'],
    ['http://recs.example/v2/activities', null],
    ['http://legacy.example/on/demandware.store/Sites-x-Site/de_CH/__Analytics-Start', 'pageAnalytics'],
    ['http://legacy.example/account', null],
    ['http://one.example/.rest/delivery/pages/v1/home', 'cmsPage'],
    ['http://one.example/.rest/delivery/site-config/v1', 'cmsFrame'],
    ['http://images.example/vitrine/image/upload/w_300/a.jpg', 'images'],
    ['http://two.example/', null],
  ])('%s → %s', (url, name) => {
    expect(find(new URL(url))).toBe(name)
  })
})
