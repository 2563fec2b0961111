import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { CheckoutView, OpenCheckout } from '../../app/contract/checkoutView.js'
import { buildResult, fakeApp } from './fakeApp.js'
import { openBrowserAt, type TestBrowser } from './openBrowser.js'

const ORGANIZATION = 'organizations/f_ecom_zzvi_001'

/** A shopper's browser in the checkout, which reads the private data of each page instead of its HTML. */
export interface CheckoutBrowser extends TestBrowser {
  /** The page after redirects within the checkout. */
  open(path: string): Promise<{ readonly status: number; readonly view: CheckoutView; readonly url: string }>
  submit(
    path: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly view: CheckoutView; readonly url: string }>
  scapi(method: 'GET' | 'POST' | 'PATCH', api: string, path: string, body?: object): ReturnType<TestBrowser['call']>
  /** Starts a guest's session with a basket. */
  fillCart(
    productIds: readonly string[],
    place?: { readonly c_country: string; readonly currency: string },
  ): Promise<string>
}

/** The sandbox of all tests of a file. */
export function shareSandbox(create: () => Promise<FastifyInstance>): () => string {
  const shared = { url: '' }
  let close: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    const app = await create()
    shared.url = await app.listen({ host: '127.0.0.1', port: 0 })
    close = () => app.close()
  })
  afterAll(() => close?.())
  return () => shared.url
}

export async function openCheckout(
  sandboxUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckoutBrowser> {
  const app = fakeApp({
    resolve: async (url) =>
      buildResult({ kind: 'native', native: { name: '/checkout', title: '' }, path: url.pathname }),
    renderDocument: async ({ screen }) => JSON.stringify(screen?.checkout ?? screen ?? null),
  })
  const browser = await openBrowserAt(
    {
      COMMERCE_BASE_URL: sandboxUrl,
      COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
      UPSTREAM_TIMEOUT_SCALE: '5',
      RATE_LIMIT_SCALE: '100',
      ...environment,
    },
    { createApp: app, now: Date.now },
  )
  const read = async (response: Awaited<ReturnType<TestBrowser['call']>>, url: string, left = 5) => {
    const { location } = response.headers
    if (
      left > 0 &&
      response.statusCode === 303 &&
      location?.includes('/checkout') &&
      !location.includes('confirmation')
    )
      return follow(location, left - 1)
    const isPage = String(response.headers['content-type']).startsWith('text/html')
    const view: CheckoutView = isPage ? JSON.parse(response.body) : { state: 'empty' }
    return { status: response.statusCode, view, url: location ?? url }
  }
  const follow = async (url: string, left = 5): ReturnType<CheckoutBrowser['open']> =>
    read(await browser.call('GET', url.split('#', 1)[0] ?? url), url, left)
  const scapi: CheckoutBrowser['scapi'] = (method, api, path, body) =>
    browser.call(method, `/apis/scapi/${api}/${ORGANIZATION}/${path}`, body)
  return {
    ...browser,
    open: (path) => follow(path),
    async submit(path, fields) {
      return read(await browser.call('POST', path, new URLSearchParams(fields).toString()), path)
    },
    scapi,
    async fillCart(productIds, place = { c_country: 'CH', currency: 'CHF' }) {
      await browser.call('POST', '/apis/session', {})
      const created = await scapi('POST', 'checkout/shopper-baskets/v2', 'baskets', place)
      const { basketId } = created.json<{ basketId: string }>()
      const items = productIds.map((productId) => ({ productId, quantity: 1 }))
      await scapi('POST', 'checkout/shopper-baskets/v2', `baskets/${basketId}/items`, items)
      return basketId
    },
  }
}

/** The open checkout of a page. @throws when the page shows something else */
export function opened(view: CheckoutView): OpenCheckout {
  if (view.state === 'open') return view
  throw new Error(`The checkout is not open: ${view.state}.`)
}
