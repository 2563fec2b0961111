import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowserAt, type TestBrowser } from './openBrowser.js'

const ORGANIZATION = 'f_ecom_zzvi_001'
/** An orderable watch. */
export const PRODUCT = '2104-310-1'

/** A rule of the sandbox's fault switch. */
export interface Fault {
  readonly endpoint: string
  readonly kind: string
  readonly status?: number
  readonly ms?: number
  readonly times?: number
  readonly afterWork?: true
  readonly issuedBefore?: number
  readonly body?: object
  readonly as?: 'html'
}

/** A shopper with a product in the basket, on a platform with faults that a test sets. */
export interface FaultyShop extends TestBrowser {
  /** Ids by their placeholder names in templates. */
  readonly ids: ReadonlyMap<string, string>
  /** URL of a template such as `checkout/shopper-baskets/v2 baskets/{basket}`, or of a path that begins with `/`. */
  address(template: string): string
  /** Calls that reached the platform since the shop was opened, as `METHOD path`. */
  readonly arrived: string[]
  /** Messages that the sandbox sent. */
  told(what: 'mails'): Promise<readonly unknown[]>
}

/**
 * One sandbox for the tests of a `describe`, reset before each.
 *
 * @param createSandbox the sandbox's own function; only test files may import it
 */
export function shareFaultySandbox(createSandbox: () => Promise<FastifyInstance>) {
  const shared: { sandbox?: FastifyInstance; url: string } = { url: '' }
  const arrived: string[] = []
  const sandbox = () => {
    if (!shared.sandbox) throw new Error('The sandbox is not open yet. Call this inside a test.')
    return shared.sandbox
  }
  beforeAll(async () => {
    shared.sandbox = await createSandbox()
    shared.url = await shared.sandbox.listen({ host: '127.0.0.1', port: 0 })
    shared.sandbox.server.prependListener('request', ({ method, url }) => void arrived.push(`${method} ${url}`))
  })
  afterAll(() => shared.sandbox?.close())
  beforeEach(async () => {
    await sandbox().inject({ method: 'POST', url: '/sandbox/reset' })
  })

  return {
    async break(faults: readonly Fault[]): Promise<void> {
      const answer = await sandbox().inject({ method: 'PUT', url: '/sandbox/faults', payload: faults })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
    },
    async openShop(): Promise<FaultyShop> {
      const browser = await openBrowserAt({
        COMMERCE_BASE_URL: shared.url,
        COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
        EINSTEIN_BASE_URL: shared.url,
        EINSTEIN_CLIENT_ID: 'sandbox-recommendations',
        EINSTEIN_SITE: 'zzvi-halbrenn-master',
        PAGE_ANALYTICS_BASE_URL: shared.url,
      })
      const ids = new Map<string, string>()
      const address = (template: string) => {
        const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? name)
        return filled.startsWith('/') ? filled : `/apis/scapi/${filled.replace(' ', `/organizations/${ORGANIZATION}/`)}`
      }
      const made = async (template: string, body: object) => {
        const answer = await browser.call('POST', address(template), body)
        expect(answer.statusCode, `${template}: ${answer.body}`).toBeLessThan(300)
        return answer.json()
      }
      ids.set('customer', String((await made('/apis/session', {})).customerId))
      const newBasket = { c_country: 'CH', currency: 'CHF' }
      ids.set('basket', String((await made('checkout/shopper-baskets/v2 baskets', newBasket)).basketId))
      const basket = await made('checkout/shopper-baskets/v2 baskets/{basket}/items', [
        { productId: PRODUCT, quantity: 1 },
      ])
      ids.set('item', String(basket.productItems[0].itemId))
      const lists = 'customer/shopper-customers/v1 customers/{customer}/product-lists'
      ids.set('list', String((await made(lists, { type: 'wish_list' })).id))
      // Starts the server's own guest session.
      await browser.call('GET', address('product/shopper-products/v1 categories/root'))
      browser.jar.set('dw_dnt', '0')
      arrived.length = 0
      return {
        ...browser,
        ids,
        address,
        arrived,
        async told(what) {
          return (await sandbox().inject(`/sandbox/${what}`)).json()[what]
        },
      }
    },
  }
}
