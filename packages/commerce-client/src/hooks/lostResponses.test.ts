import { describe, expect, it } from 'vitest'
import { customerOfSession } from '../domain/customer/customerOfSession.js'
import { failureCode } from '../sync/failureCode.js'
import type { Shop } from '../sync/shop.js'
import { swrKeys } from '../sync/swrKeys.js'
import { buildBasket } from '../testing/buildBasket.js'
import { createTestShop } from '../testing/createTestShop.js'
import { answerNothing, answerWith, createFakeRoutes, type FakeAnswer, loseAnswer } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import type { Customer } from '../types/customer.js'
import * as basketHooks from './basketHooks.js'
import * as couponHooks from './couponHooks.js'
import * as customerHooks from './customerHooks.js'
import { useRemoveBasketItem } from './useRemoveBasketItem.js'
import { useUpdateBasketItem } from './useUpdateBasketItem.js'

type Run = (shop: Shop) => Promise<unknown>

const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const card = {
  cardType: 'Visa',
  holder: 'Mila Brandt',
  number: '************1111',
  expirationMonth: 5,
  expirationYear: 2029,
}
const certificate = { amount: 50, recipientEmail: 'jonas@example.com' }
const me = { shipmentId: 'me' }

/** The shopper's shop in which the response to one call is lost. */
async function lose(lost: string, routes: Readonly<Record<string, FakeAnswer>>) {
  const fake = createFakeRoutes({ ...routes, [lost]: loseAnswer })
  const shop = createTestShop({ fetch: fake.fetch, session: mila })
  const keyOf = (name: 'basket' | 'customer') => swrKeys.data(name, shop.scope, 'mila')
  return { ...fake, shop, keyOf }
}

describe('after a lost response, an update of the basket', () => {
  const rows: readonly (readonly [call: string, run: Run, before: Partial<Basket>, after: Partial<Basket> | null])[] = [
    [
      'PUT customer',
      (shop) => basketHooks.useUpdateBasketCustomer.definition.run(shop, { body: { email: 'a@b.example' } }),
      {},
      { customerInfo: { email: 'a@b.example' } },
    ],
    [
      'PATCH me',
      (shop) =>
        basketHooks.useUpdateShipment.definition.run(shop, { ...me, body: { shippingMethod: { id: 'express' } } }),
      {},
      { shipments: [{ ...me, shippingMethod: { id: 'express' } }] },
    ],
    [
      'PUT shipping-method',
      (shop) => basketHooks.useUpdateShippingMethod.definition.run(shop, { ...me, body: { id: 'express' } }),
      {},
      { shipments: [{ ...me, shippingMethod: { id: 'express' } }] },
    ],
    [
      'PUT shipping-address',
      (shop) => basketHooks.useUpdateShippingAddress.definition.run(shop, { ...me, body: { city: 'Basel' } }),
      {},
      { shipments: [{ ...me, shippingAddress: { city: 'Basel' } }] },
    ],
    [
      'PUT billing-address',
      (shop) => basketHooks.useUpdateBillingAddress.definition.run(shop, { body: { city: 'Basel' } }),
      { billingAddress: { city: 'Bern' } },
      { billingAddress: { city: 'Basel' } },
    ],
    [
      'POST coupons',
      (shop) => couponHooks.useAddCoupon.definition.run(shop, { body: { code: 'ENGRAVE' } }),
      {},
      { couponItems: [{ couponItemId: 'c1', code: 'ENGRAVE' }] },
    ],
    [
      'DELETE c1',
      (shop) => couponHooks.useRemoveCoupon.definition.run(shop, { couponItemId: 'c1' }),
      { couponItems: [{ couponItemId: 'c1', code: 'ENGRAVE' }] },
      { couponItems: [] },
    ],
    [
      'POST gift-certificate-items',
      (shop) => basketHooks.useAddGiftCertificateItem.definition.run(shop, { body: certificate }),
      {},
      { giftCertificateItems: [certificate] },
    ],
    [
      'PATCH g1',
      (shop) =>
        basketHooks.useUpdateGiftCertificateItem.definition.run(shop, {
          giftCertificateItemId: 'g1',
          body: certificate,
        }),
      { giftCertificateItems: [{ ...certificate, amount: 20 }] },
      { giftCertificateItems: [certificate] },
    ],
    [
      'DELETE g1',
      (shop) => basketHooks.useRemoveGiftCertificateItem.definition.run(shop, { giftCertificateItemId: 'g1' }),
      { giftCertificateItems: [{ ...certificate, giftCertificateItemId: 'g1' }] },
      { giftCertificateItems: [] },
    ],
    [
      'POST payment-instruments',
      (shop) => basketHooks.useAddPaymentInstrument.definition.run(shop, { body: { paymentMethodId: 'BANK' } }),
      {},
      { paymentInstruments: [{ paymentInstrumentId: 'p1', paymentMethodId: 'BANK' }] },
    ],
    [
      'PATCH p1',
      (shop) =>
        basketHooks.useUpdatePaymentInstrument.definition.run(shop, {
          paymentInstrumentId: 'p1',
          body: { paymentMethodId: 'BANK' },
        }),
      { paymentInstruments: [{ paymentInstrumentId: 'p1', paymentMethodId: 'CREDIT_CARD' }] },
      { paymentInstruments: [{ paymentInstrumentId: 'p1', paymentMethodId: 'BANK' }] },
    ],
    [
      'DELETE p1',
      (shop) => basketHooks.useRemovePaymentInstrument.definition.run(shop, { paymentInstrumentId: 'p1' }),
      { paymentInstruments: [{ paymentInstrumentId: 'p1' }] },
      { paymentInstruments: [] },
    ],
    ['DELETE basket-1', (shop) => basketHooks.useDeleteBasket.definition.run(shop, {}), {}, null],
    [
      'DELETE line-1',
      (shop) => useRemoveBasketItem.definition.run(shop, { itemId: 'line-1' }),
      {},
      { productItems: [], orderTotal: 0 },
    ],
    [
      'PATCH line-1',
      (shop) => useUpdateBasketItem.definition.run(shop, { itemId: 'line-1', productId: 'p', quantity: 0 }),
      {},
      { productItems: [], orderTotal: 0 },
    ],
  ]
  const basketsOf = (changes: Partial<Basket> | null) =>
    answerWith(changes === null ? { total: 0 } : { baskets: [buildBasket(changes)], total: 1 })

  it.each(rows)('%s succeeds when the basket shows it', async (call, run, before, after) => {
    const { shop, keyOf, count } = await lose(call, { 'GET baskets': basketsOf(after) })
    await shop.mutate(keyOf('basket'), buildBasket(before), { revalidate: false })
    const expected = after === null ? null : buildBasket(after)
    expect(await run(shop)).toEqual(expected)
    expect(shop.cached(keyOf('basket'))).toEqual(expected)
    expect(count(call)).toBe(1)
  })

  it.each(rows)('%s fails when the basket is as before', async (call, run, before) => {
    const { shop, keyOf, count } = await lose(call, { 'GET baskets': basketsOf(before) })
    await shop.mutate(keyOf('basket'), buildBasket(before), { revalidate: false })
    expect(await run(shop).catch(failureCode)).toBe('failed')
    expect(shop.cached(keyOf('basket'))).toEqual(buildBasket(before))
    expect(count(call)).toBe(1)
  })
})

describe('after a lost response, an update of the account', () => {
  const rows: readonly (readonly [call: string, run: Run, before: Partial<Customer>, after: Partial<Customer>])[] = [
    [
      'PATCH mila',
      (shop) =>
        customerHooks.useUpdateCustomer.definition.run(shop, { body: { firstName: 'Mia', currentPassword: 'x' } }),
      { firstName: 'Mila' },
      { firstName: 'Mia' },
    ],
    [
      'POST addresses',
      (shop) =>
        customerHooks.useCreateAddress.definition.run(shop, {
          body: { addressId: 'home', lastName: 'Brandt', countryCode: 'CH' },
        }),
      { addresses: [] },
      { addresses: [{ addressId: 'home', lastName: 'Brandt', countryCode: 'CH' }] },
    ],
    [
      'PATCH home',
      (shop) =>
        customerHooks.useUpdateAddress.definition.run(shop, { addressName: 'home', body: { lastName: 'Brandt' } }),
      { addresses: [{ addressId: 'home', lastName: 'Holm', countryCode: 'CH' }] },
      { addresses: [{ addressId: 'home', lastName: 'Brandt', countryCode: 'CH' }] },
    ],
    [
      'DELETE home',
      (shop) => customerHooks.useRemoveAddress.definition.run(shop, { addressName: 'home' }),
      { addresses: [{ addressId: 'home', lastName: 'Brandt', countryCode: 'CH' }] },
      { addresses: [] },
    ],
    [
      'POST payment-instruments',
      (shop) =>
        customerHooks.useCreateSavedPayment.definition.run(shop, {
          body: { paymentMethodId: 'CREDIT_CARD', paymentCard: card },
        }),
      { paymentInstruments: [] },
      { paymentInstruments: [{ paymentInstrumentId: 'p1' }] },
    ],
    [
      'PATCH p1',
      (shop) =>
        customerHooks.useUpdateSavedPayment.definition.run(shop, {
          paymentInstrumentId: 'p1',
          body: { default: true },
        }),
      { paymentInstruments: [{ paymentInstrumentId: 'p1', default: false }] },
      { paymentInstruments: [{ paymentInstrumentId: 'p1', default: true }] },
    ],
    [
      'DELETE p1',
      (shop) => customerHooks.useRemoveSavedPayment.definition.run(shop, { paymentInstrumentId: 'p1' }),
      { paymentInstruments: [{ paymentInstrumentId: 'p1' }] },
      { paymentInstruments: [] },
    ],
  ]
  const accountOf = (changes: Partial<Customer>) => customerOfSession({ customerId: 'mila', ...changes }, mila)

  it.each(rows)('%s succeeds when the account shows it', async (call, run, before, after) => {
    const { shop, keyOf, count } = await lose(call, { 'GET mila': answerWith(accountOf(after)) })
    await shop.mutate(keyOf('customer'), accountOf(before), { revalidate: false })
    expect(await run(shop)).toEqual(accountOf(after))
    expect(count(call)).toBe(1)
  })

  it.each(rows)('%s fails when the account is as before', async (call, run, before) => {
    const { shop, keyOf, count } = await lose(call, { 'GET mila': answerWith(accountOf(before)) })
    await shop.mutate(keyOf('customer'), accountOf(before), { revalidate: false })
    expect(await run(shop).catch(failureCode)).toBe('failed')
    expect(count(call)).toBe(1)
  })

  it('of the password stays unknown, since the account does not show it', async () => {
    const { shop } = await lose('PUT password', { 'GET mila': answerWith(accountOf({})) })
    const body = { currentPassword: 'old', password: 'new' }
    const outcome = customerHooks.useUpdatePassword.definition.run(shop, { body }).catch(failureCode)
    expect(await outcome).toBe('unknown')
  })

  it('that was not lost is shown from the account, which is read again', async () => {
    const fake = createFakeRoutes({
      'DELETE home': answerNothing,
      'GET mila': answerWith(accountOf({ addresses: [] })),
    })
    const shop = createTestShop({ fetch: fake.fetch, session: mila })
    expect(await customerHooks.useRemoveAddress.definition.run(shop, { addressName: 'home' })).toEqual(
      accountOf({ addresses: [] }),
    )
    expect(fake.count('DELETE home')).toBe(1)
  })
})
