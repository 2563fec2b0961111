import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { describe, expect, it } from 'vitest'
import type { CartView } from '../../app/contract/cartView.js'
import { buildResult, fakeApp } from '../testing/fakeApp.js'
import { openBrowserAt } from '../testing/openBrowser.js'
import { shareSandbox } from '../testing/openCheckout.js'

const BASKETS = '/apis/scapi/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets'
const WATCH = '2104-310-1'
const CART = '/ch/de/cart'

/** Renders the private data of the cart as JSON. */
const cartApp = fakeApp({
  resolve: async (url) => buildResult({ kind: 'native', native: { name: '/cart', title: '' }, path: url.pathname }),
  renderDocument: async ({ screen }) => JSON.stringify(screen?.cart ?? 'shared'),
})

describe('the cart on the server', () => {
  const sandbox = shareSandbox(createSandbox)

  async function open(environment: Readonly<Record<string, string>> = {}) {
    const browser = await openBrowserAt(
      {
        COMMERCE_BASE_URL: sandbox(),
        COMMERCE_REDIRECT_URI: 'http://localhost:3000/callback',
        UPSTREAM_TIMEOUT_SCALE: '5',
        RATE_LIMIT_SCALE: '100',
        ...environment,
      },
      {
        createApp: cartApp,
        now: Date.now,
      },
    )
    const view = async (url = CART): Promise<CartView> => JSON.parse((await browser.call('GET', url)).body)
    const submit = async (fields: Readonly<Record<string, string>>) => {
      const answer = await browser.call('POST', CART, new URLSearchParams(fields).toString())
      return [answer.statusCode, answer.headers.location]
    }
    return { ...browser, view, submit }
  }

  /** A guest with one watch in the basket. */
  async function openFilled() {
    const browser = await open()
    await browser.call('POST', '/apis/session', {})
    const created = await browser.call('POST', BASKETS, { c_country: 'CH', currency: 'CHF' })
    const { basketId } = created.json<{ basketId: string }>()
    await browser.call('POST', `${BASKETS}/${basketId}/items`, [{ productId: WATCH, quantity: 1 }])
    const { basket } = await browser.view()
    return { ...browser, basketId, itemId: basket?.productItems?.[0]?.itemId ?? '' }
  }

  it('is the shared page without a session', async () => {
    const { call } = await open()
    expect((await call('GET', CART)).body).toBe('"shared"')
  })

  it('has the lines of a shopper with a session, in a document of their own', async () => {
    const { call, view } = await openFilled()
    const { headers } = await call('GET', CART)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).not.toContain('require-trusted-types-for')
    const { basket, products, notice } = await view()
    expect(basket?.productItems).toMatchObject([{ productId: WATCH, quantity: 1 }])
    expect(products.map(({ id }) => id)).toEqual([WATCH])
    expect(notice).toBeNull()
  })

  it('contains neither the e-mail address nor the addresses of the basket', async () => {
    const { call, basketId } = await openFilled()
    await call('PUT', `${BASKETS}/${basketId}/customer`, { email: 'ada@mail.example' })
    const address = { lastName: 'Frei', city: 'Zürich', countryCode: 'CH' }
    await call('PATCH', `${BASKETS}/${basketId}/shipments/me`, { shippingAddress: address, giftMessage: 'For Mila' })
    const { body } = await call('GET', CART)
    expect(body).toContain('For Mila')
    expect(body).not.toMatch(/ada@mail|Frei/)
  })

  it('changes a quantity, and removes the line with the quantity 0', async () => {
    const { submit, view, itemId } = await openFilled()
    expect(await submit({ action: 'quantity', itemId, quantity: '2' })).toEqual([303, `${CART}?notice=updated`])
    expect(await view(`${CART}?notice=updated`)).toMatchObject({
      basket: { productItems: [{ quantity: 2 }] },
      notice: 'updated',
    })
    expect(await submit({ action: 'quantity', itemId, quantity: '0' })).toEqual([303, `${CART}?notice=removed`])
    expect((await view()).basket?.productItems).toEqual([])
  })

  it('removes a line', async () => {
    const { submit, view, itemId } = await openFilled()
    expect(await submit({ action: 'remove', itemId, quantity: '1' })).toEqual([303, `${CART}?notice=removed`])
    expect((await view()).basket?.productItems).toEqual([])
  })

  it('adds and removes a coupon, and states why one is refused', async () => {
    const { submit, view } = await openFilled()
    expect(await submit({ action: 'coupon', code: ' welcome10 ' })).toEqual([303, `${CART}?notice=couponAdded`])
    expect(await submit({ action: 'coupon', code: 'WELCOME10' })).toEqual([303, `${CART}?notice=alreadyAdded`])
    expect(await submit({ action: 'coupon', code: 'NOSUCHCODE' })).toEqual([303, `${CART}?notice=unknown`])
    expect(await submit({ action: 'coupon', code: ' ' })).toEqual([303, `${CART}?notice=couponMissing`])
    const itemId = (await view()).basket?.couponItems?.[0]?.couponItemId ?? ''
    expect(await submit({ action: 'removeCoupon', itemId })).toEqual([303, `${CART}?notice=couponRemoved`])
    expect((await view()).basket?.couponItems).toEqual([])
  })

  it.each([
    ['an unknown action', { action: 'delete' }],
    ['no action', {}],
    ['a quantity that is not a number', { action: 'quantity', quantity: '1e1' }],
    ['a negative quantity', { action: 'quantity', quantity: '-1' }],
    ['a quantity that is not in stock', { action: 'quantity', quantity: '99' }],
    ['a path instead of a line', { action: 'remove', itemId: '../../shipments/me' }],
    ['the line of another basket', { action: 'remove', itemId: 'abcdef0123456789abcdef0123' }],
  ])('changes nothing for %s', async (_, fields) => {
    const { submit, view, itemId } = await openFilled()
    expect(await submit({ itemId, ...fields })).toEqual([303, `${CART}?notice=failed`])
    expect((await view()).basket?.productItems).toMatchObject([{ quantity: 1 }])
  })

  it('ignores a form without a session, and refuses one of another site', async () => {
    const visitor = await open()
    expect(await visitor.submit({ action: 'remove', itemId: 'x' })).toEqual([303, CART])
    const { call, itemId, view } = await openFilled()
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await call('POST', CART, `action=remove&itemId=${itemId}`, foreign)).statusCode).toBe(403)
    expect((await view()).basket?.productItems).toHaveLength(1)
  })

  it('accepts only known notices', async () => {
    const { view } = await openFilled()
    expect((await view(`${CART}?notice=%3Cb%3E`)).notice).toBeNull()
  })
})
