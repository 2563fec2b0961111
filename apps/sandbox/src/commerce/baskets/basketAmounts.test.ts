import type { Basket } from '@vitrine/commerce-client/types/basket'
import { array, asyncProperty, assert as check, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'checkout/shopper-baskets/v2'
const RUNS = Number(process.env['BASKET_RUNS'] ?? 300)

const step = record({
  action: constantFrom('add', 'update', 'remove', 'coupon', 'uncoupon', 'certificate', 'method', 'address', 'market'),
  product: constantFrom(TEST_IDS.steelWatch, TEST_IDS.goldWatch, TEST_IDS.ring52, TEST_IDS.promoted, TEST_IDS.giftCard),
  quantity: integer({ min: -1, max: 4 }),
  code: constantFrom('WELCOME10', 'ENGRAVE', 'ENGRAVE-ONCE', 'EXPIRED', 'none'),
  amount: constantFrom(-1, 0, 49.99, 50, 133.37, 5000, 5001),
  method: constantFrom('ch-standard', 'ch-express', 'de-express', 'dk-standard', 'none'),
  country: constantFrom(['CH', 'CHF'], ['DE', 'EUR'], ['DK', 'DKK'], ['GB', 'GBP']),
})

let sandbox: TestSandbox
let shopper: TestShopper
beforeAll(async () => {
  sandbox = await createTestSandbox()
  shopper = await sandbox.login()
})
afterAll(() => sandbox.app.close())

type Step = typeof step extends { generate: (...rest: never[]) => { readonly value: infer V } } ? V : never

async function take(basket: Basket, { action, product, quantity, code, amount, method, country }: Step) {
  const path = `baskets/${basket.basketId}`
  const itemId = basket.productItems?.[0]?.itemId ?? 'none'
  switch (action) {
    case 'add':
      return shopper.call('POST', API, `${path}/items`, [{ productId: product, quantity }])
    case 'update':
      return shopper.call('PATCH', API, `${path}/items/${itemId}`, { quantity })
    case 'remove':
      return shopper.call('DELETE', API, `${path}/items/${itemId}`)
    case 'coupon':
      return shopper.call('POST', API, `${path}/coupons`, { code })
    case 'uncoupon':
      return shopper.call('DELETE', API, `${path}/coupons/${basket.couponItems?.[0]?.couponItemId ?? 'none'}`)
    case 'certificate':
      return shopper.call('POST', API, `${path}/gift-certificate-items`, { amount, recipientEmail: 'a@mail.example' })
    case 'method':
      return shopper.call('PUT', API, `${path}/shipments/me/shipping-method`, { id: method })
    case 'address':
      return shopper.call('PUT', API, `${path}/shipments/me/shipping-address`, { countryCode: country[0] })
    default:
      return shopper.call('PATCH', API, path, { c_country: country[0], currency: country[1] })
  }
}

const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100)
const total = (amounts: readonly (number | undefined)[]) => amounts.reduce((sum: number, one) => sum + cents(one), 0)

function expectConsistent(basket: Basket): void {
  const { productItems = [], shippingItems = [], giftCertificateItems = [], orderPriceAdjustments = [] } = basket
  const lines = total(productItems.map(({ price }) => price))
  const ofItems = total(productItems.flatMap(({ priceAdjustments = [] }) => priceAdjustments.map(({ price }) => price)))
  const ofOrder = total(orderPriceAdjustments.map(({ price }) => price))
  const shipping = total(shippingItems.map(({ priceAfterItemDiscount }) => priceAfterItemDiscount))
  const certificates = total(giftCertificateItems.map(({ amount }) => amount))
  expect(cents(basket.orderTotal)).toBe(lines + ofItems + ofOrder + shipping + certificates)
  expect(cents(basket.productSubTotal)).toBe(lines + ofItems)
  expect(cents(basket.productTotal)).toBe(lines + ofItems + ofOrder)
  expect(cents(basket.taxTotal)).toBe(total([...productItems, ...shippingItems].map(({ adjustedTax }) => adjustedTax)))
  const applied = new Set(
    [...orderPriceAdjustments, ...productItems.flatMap(({ priceAdjustments = [] }) => priceAdjustments)].flatMap(
      ({ couponCode }) => couponCode ?? [],
    ),
  )
  for (const { code, statusCode } of basket.couponItems ?? []) {
    expect(statusCode).toBe(applied.has(code) ? 'applied' : 'no_applicable_promotion')
  }
  const amounts = productItems.flatMap((item) => [item.priceAfterItemDiscount, item.priceAfterOrderDiscount, item.tax])
  for (const amount of [...amounts, basket.orderTotal, basket.taxTotal, basket.shippingTotal]) {
    expect(amount).toBeGreaterThanOrEqual(0)
  }
}

it('keeps every total equal to its parts, whatever a shopper does', { timeout: 600_000 }, async () => {
  await check(
    asyncProperty(array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      let basket = (await shopper.call('POST', API, 'baskets?locale=de-CH', {})).json<Basket>()
      try {
        for (const one of steps) {
          const answer = await take(basket, one)
          expect([200, 400, 404]).toContain(answer.statusCode)
          if (answer.statusCode === 200) basket = answer.json<Basket>()
          expectConsistent(basket)
        }
      } finally {
        await shopper.call('DELETE', API, `baskets/${basket.basketId}`)
      }
    }),
    { numRuns: RUNS },
  )
})
