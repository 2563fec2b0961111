import * as checkout from '@vitrine/commerce-client/client/shopperBasketCheckout'
import * as baskets from '@vitrine/commerce-client/client/shopperBaskets'
import {
  createOrder,
  failOrder,
  getCustomerOrders,
  getOrder,
  guestOrderLookup,
} from '@vitrine/commerce-client/client/shopperOrders'
import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listenForUs, type OurSandbox, type OurShopper } from './ourClient.js'

const { SHIPMENT_ID: shipmentId } = baskets
const address = {
  firstName: 'Anna',
  lastName: 'Lind',
  address1: 'Seeweg 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
}

describe('our client on baskets and orders', () => {
  let sandbox: OurSandbox
  let guest: OurShopper
  let basketId: string
  let productId: string
  beforeAll(async () => {
    sandbox = await listenForUs()
    const { client } = await sandbox.guest()
    const { hits = [] } = await productSearch(client, { refine: ['orderable_only=true', 'cgid=watches'], limit: 1 })
    productId = hits[0]?.productId ?? ''
  })
  beforeEach(async () => {
    guest = await sandbox.guest()
    basketId = await create(guest)
  })
  afterAll(() => sandbox.app.close())

  async function create({ client }: OurShopper): Promise<string> {
    const basket = await baskets.createBasket(client, { body: { c_country: 'CH', currency: 'CHF' } })
    return basket.basketId ?? ''
  }

  const add = ({ client } = guest, id = basketId) =>
    baskets.addItemToBasket(client, { basketId: id, body: [{ productId, quantity: 1 }] })

  it('fills, changes, empties and deletes a basket', async () => {
    const { client, customerId } = guest
    expect(await baskets.getCustomerBaskets(client, { customerId })).toMatchObject({
      total: 1,
      baskets: [{ basketId }],
    })
    const second = baskets.createBasket(client, { body: { c_country: 'CH', currency: 'CHF' } })
    await expect(second).rejects.toMatchObject({ kind: 'quota' })

    const { productItems = [] } = await add()
    const itemId = productItems[0]?.itemId ?? ''
    const line = { basketId, itemId }
    const counted = await baskets.updateItemInBasket(client, { ...line, body: { productId, quantity: 1 } })
    expect(counted.productItems).toMatchObject([{ itemId, quantity: 1 }])
    expect(await baskets.updateBasket(client, { basketId, body: { c_gift: true } })).toMatchObject({ c_gift: true })
    const known = await baskets.updateCustomerForBasket(client, { basketId, body: { email: 'a@example.com' } })
    expect(known.customerInfo?.email).toBe('a@example.com')
    expect(await baskets.removeItemFromBasket(client, line)).toMatchObject({ basketId, productItems: [] })
    expect(await baskets.deleteBasket(client, { basketId })).toBeUndefined()
    expect(await baskets.getBasket(client, { basketId })).toBeNull()
  })

  it('sets shipping method and addresses of a basket', async () => {
    const { client } = guest
    await add()
    const shipment = { basketId, shipmentId }
    const { applicableShippingMethods = [] } = await baskets.getShippingMethodsForShipment(client, shipment)
    const id = applicableShippingMethods.find((method) => method.c_hideOnStorefront !== true)?.id ?? ''
    const chosen = { body: { shippingMethod: { id }, shippingAddress: {} } }
    expect(await baskets.updateShipmentForBasket(client, { ...shipment, ...chosen })).toMatchObject({
      shipments: [{ shippingMethod: { id } }],
    })
    const again = await checkout.updateShippingMethodForShipment(client, { ...shipment, body: { id } })
    expect(again.shipments).toMatchObject([{ shippingMethod: { id } }])
    const shipped = await checkout.updateShippingAddressForShipment(client, { ...shipment, body: address })
    expect(shipped.shipments).toMatchObject([{ shippingAddress: address }])
    expect(await checkout.updateBillingAddressForBasket(client, { basketId, body: address })).toMatchObject({
      billingAddress: address,
    })
  })

  it('adds coupons, gift certificates and payment instruments', async () => {
    const { client } = guest
    await add()
    const { couponItems = [] } = await checkout.addCouponToBasket(client, { basketId, body: { code: 'WELCOME10' } })
    expect(couponItems).toMatchObject([{ code: 'WELCOME10', valid: true }])
    const couponItemId = couponItems[0]?.couponItemId ?? ''
    expect((await checkout.removeCouponFromBasket(client, { basketId, couponItemId })).couponItems ?? []).toEqual([])

    const bought = { amount: 100, recipientEmail: 'mila.brandt@example.com' }
    const withGift = await checkout.addGiftCertificateItemToBasket(client, { basketId, body: bought })
    const giftCertificateItemId = withGift.giftCertificateItems?.[0]?.giftCertificateItemId ?? ''
    const certificate = { basketId, giftCertificateItemId }
    const dearer = { ...certificate, body: { ...bought, amount: 200 } }
    expect((await checkout.updateGiftCertificateItemInBasket(client, dearer)).giftCertificateItems).toMatchObject([
      { amount: 200 },
    ])
    const without = await checkout.removeGiftCertificateItemFromBasket(client, certificate)
    expect(without.giftCertificateItems ?? []).toEqual([])

    const { applicablePaymentMethods = [] } = await checkout.getPaymentMethodsForBasket(client, { basketId })
    expect(applicablePaymentMethods.map(({ id }) => id)).toContain('CREDIT_CARD')
    const paymentCard = { cardType: 'Visa', maskedNumber: '************1111', expirationMonth: 9, expirationYear: 2030 }
    const body = { paymentMethodId: 'CREDIT_CARD', paymentCard }
    const { paymentInstruments = [] } = await checkout.addPaymentInstrumentToBasket(client, { basketId, body })
    const instrument = { basketId, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' }
    const holder = { body: { ...body, paymentCard: { ...paymentCard, holder: 'Anna Lind' } } }
    expect(await checkout.updatePaymentInstrumentInBasket(client, { ...instrument, ...holder })).toMatchObject({
      paymentInstruments: [{ paymentCard: { holder: 'Anna Lind' } }],
    })
    const unpaid = await checkout.removePaymentInstrumentFromBasket(client, instrument)
    expect(unpaid.paymentInstruments ?? []).toEqual([])
  })

  it('orders a basket and reads the order', async () => {
    const { client } = guest
    const basket = await add()
    const shipment = { basketId, shipmentId }
    const { defaultShippingMethodId: id = '' } = await baskets.getShippingMethodsForShipment(client, shipment)
    await baskets.updateCustomerForBasket(client, { basketId, body: { email: 'a@example.com' } })
    await checkout.updateShippingMethodForShipment(client, { ...shipment, body: { id } })
    await checkout.updateShippingAddressForShipment(client, { ...shipment, body: address })
    const priced = await checkout.updateBillingAddressForBasket(client, { basketId, body: address })
    expect(priced.orderTotal).toBeGreaterThanOrEqual(basket.orderTotal ?? 0)
    const payment = { paymentMethodId: 'BANK_TRANSFER', amount: priced.orderTotal }
    await checkout.addPaymentInstrumentToBasket(client, { basketId, body: payment })

    const { orderNo = '', orderViewCode, orderTotal } = await createOrder(client, { body: { basketId } })
    expect(orderTotal).toBe(priced.orderTotal)
    expect(await baskets.getBasket(client, { basketId })).toBeNull()
    expect(await getOrder(client, { orderNo })).toMatchObject({ orderNo, productItems: [{ productId }] })
    const stranger = await sandbox.guest()
    expect(await getOrder(stranger.client, { orderNo })).toBeNull()
    const lookup = { orderNo, body: { email: 'a@example.com', orderViewCode } }
    expect(await guestOrderLookup(stranger.client, lookup)).toMatchObject({ orderNo })
    expect(await guestOrderLookup(stranger.client, { orderNo: 'none', body: lookup.body })).toBeNull()
  })

  it('fails an order and reopens its basket', async () => {
    const other = await sandbox.guest()
    const { client } = other
    const { basketId = '' } = await add(other, await create(other))
    await baskets.updateCustomerForBasket(client, { basketId, body: { email: 'a@example.com' } })
    await checkout.updateShippingAddressForShipment(client, { basketId, shipmentId, body: address })
    await checkout.updateBillingAddressForBasket(client, { basketId, body: address })
    const shipment = { basketId, shipmentId }
    const { defaultShippingMethodId: id = '' } = await baskets.getShippingMethodsForShipment(client, shipment)
    await checkout.updateShippingMethodForShipment(client, { ...shipment, body: { id } })
    await checkout.addPaymentInstrumentToBasket(client, { basketId, body: { paymentMethodId: 'BANK_TRANSFER' } })
    const { orderNo = '' } = await createOrder(client, { body: { basketId } })
    const body = { reasonCode: 'payment_auth_failure' } as const
    expect(await failOrder(client, { orderNo, reopenBasket: true, body })).toBe(basketId)
    expect(await getOrder(client, { orderNo })).toMatchObject({ status: 'failed' })
    expect(await baskets.getBasket(client, { basketId })).toMatchObject({ basketId })
    await baskets.deleteBasket(client, { basketId })
  })

  it('reads the orders of a customer', async () => {
    const { client, customerId } = await sandbox.customer('mila.brandt@example.com')
    const { data = [], total } = await getCustomerOrders(client, { customerId, limit: 1 })
    expect(data).toHaveLength(1)
    expect(total).toBe(2)
  })

  it("transfers a guest's basket to the customer who logs in", async () => {
    await add()
    const { client } = await sandbox.customer('jonas.holm@example.com', guest.tokens.usid)
    const given = await baskets.transferBasket(client, { merge: true })
    expect(given?.productItems).toMatchObject([{ productId }])

    const second = await sandbox.guest()
    await add(second, await create(second))
    const again = await sandbox.customer('jonas.holm@example.com', second.tokens.usid)
    const merged = await baskets.mergeBasket(again.client, { productItemMergeMode: 'higher_quantity' })
    expect(merged.basketId).toBe(given?.basketId)
    await baskets.deleteBasket(again.client, { basketId: merged.basketId ?? '' })

    const empty = await sandbox.guest()
    const third = await sandbox.customer('jonas.holm@example.com', empty.tokens.usid)
    expect(await baskets.transferBasket(third.client, { merge: true })).toBeUndefined()
  })
})
