import { describe, expect, it } from 'vitest'
import { type CallRow, row, sentBy } from '../testing/callRow.js'
import { createFakeFetch } from '../testing/fakeFetch.js'
import { createScapiClient } from './createScapiClient.js'
import type { ScapiClient } from './operation.js'
import * as checkout from './shopperBasketCheckout.js'
import * as baskets from './shopperBaskets.js'

const B = '/checkout/shopper-baskets/v2~/baskets'
const C = '/customer/shopper-customers/v1~/customers'
const inLocale = '?locale=de-CH'
const inBasket = { basketId: 'b' }
const inShipment = { ...inBasket, shipmentId: 'me' }
const line = { ...inBasket, itemId: 'i' }
const instrument = { ...inBasket, paymentInstrumentId: 'p' }
const certificate = { ...inBasket, giftCertificateItemId: 'g' }
const bought = { body: { amount: 100, recipientEmail: 'mila@example.com' } }
const ofCustomer = { customerId: 'c' }
const person = { firstName: 'Mila', lastName: 'Brandt', email: 'mila@example.com' }

const market = { baseUrl: '', organizationId: 'org', siteId: 'demo-master', locale: 'de-CH', currency: 'CHF' }
const anything = { basketId: 'b', total: 0 }

describe('basket calls', () => {
  it.each<CallRow<ScapiClient>>([
    row(baskets.getCustomerBaskets, ofCustomer, `GET ${C}/c/baskets`),
    row(baskets.createBasket, { body: { c_country: 'GB', currency: 'GBP' } }, `POST ${B}${inLocale}`),
    row(baskets.getBasket, inBasket, `GET ${B}/b${inLocale}`),
    row(baskets.updateBasket, { ...inBasket, body: { c_gift: true } }, `PATCH ${B}/b${inLocale}`),
    row(
      baskets.updateCustomerForBasket,
      { ...inBasket, body: { email: person.email } },
      `PUT ${B}/b/customer${inLocale}`,
    ),
    row(baskets.deleteBasket, { basketId: 'b 1' }, `DELETE ${B}/b%201`),
    row(
      baskets.addItemToBasket,
      { ...inBasket, body: [{ productId: 'p', quantity: 1 }] },
      `POST ${B}/b/items${inLocale}`,
    ),
    row(
      baskets.updateItemInBasket,
      { ...line, body: { productId: 'p', quantity: 2 } },
      `PATCH ${B}/b/items/i${inLocale}`,
    ),
    row(baskets.removeItemFromBasket, line, `DELETE ${B}/b/items/i${inLocale}`),
    row(baskets.getShippingMethodsForShipment, inShipment, `GET ${B}/b/shipments/me/shipping-methods${inLocale}`),
    row(
      baskets.updateShipmentForBasket,
      { ...inShipment, body: { shippingMethod: { id: 'courier' }, shippingAddress: {} } },
      `PATCH ${B}/b/shipments/me${inLocale}`,
    ),
    row(
      baskets.mergeBasket,
      { createDestinationBasket: true, productItemMergeMode: 'sum_quantities' },
      `POST ${B}/actions/merge${inLocale}&createDestinationBasket=true&productItemMergeMode=sum_quantities`,
    ),
    row(baskets.transferBasket, { merge: true }, `POST ${B}/actions/transfer${inLocale}&merge=true`),
    row(
      checkout.updateBillingAddressForBasket,
      { ...inBasket, useAsShipping: true, body: { city: 'Bern' } },
      `PUT ${B}/b/billing-address${inLocale}&useAsShipping=true`,
    ),
    row(
      checkout.updateShippingAddressForShipment,
      { ...inShipment, body: { city: 'Bern' } },
      `PUT ${B}/b/shipments/me/shipping-address${inLocale}`,
    ),
    row(
      checkout.updateShippingMethodForShipment,
      { ...inShipment, body: { id: 'courier' } },
      `PUT ${B}/b/shipments/me/shipping-method${inLocale}`,
    ),
    row(checkout.addCouponToBasket, { ...inBasket, body: { code: 'WELCOME10' } }, `POST ${B}/b/coupons${inLocale}`),
    row(checkout.removeCouponFromBasket, { ...inBasket, couponItemId: 'k' }, `DELETE ${B}/b/coupons/k${inLocale}`),
    row(checkout.getPaymentMethodsForBasket, inBasket, `GET ${B}/b/payment-methods${inLocale}`),
    row(
      checkout.addPaymentInstrumentToBasket,
      { ...inBasket, body: { paymentMethodId: 'CREDIT_CARD' } },
      `POST ${B}/b/payment-instruments${inLocale}`,
    ),
    row(
      checkout.updatePaymentInstrumentInBasket,
      { ...instrument, body: { amount: 5 } },
      `PATCH ${B}/b/payment-instruments/p${inLocale}`,
    ),
    row(checkout.removePaymentInstrumentFromBasket, instrument, `DELETE ${B}/b/payment-instruments/p${inLocale}`),
    row(
      checkout.addGiftCertificateItemToBasket,
      { ...inBasket, ...bought },
      `POST ${B}/b/gift-certificate-items${inLocale}`,
    ),
    row(
      checkout.updateGiftCertificateItemInBasket,
      { ...certificate, ...bought },
      `PATCH ${B}/b/gift-certificate-items/g${inLocale}`,
    ),
    row(checkout.removeGiftCertificateItemFromBasket, certificate, `DELETE ${B}/b/gift-certificate-items/g${inLocale}`),
  ])('send $sends', async ({ run, sends, body }) => {
    const fake = createFakeFetch(() => Response.json(anything))
    await run(createScapiClient({ ...market, fetch: fake.fetch }))
    expect(fake.calls.map(sentBy)).toEqual([sends])
    expect(fake.calls[0]?.body).toBe(body)
  })
})
