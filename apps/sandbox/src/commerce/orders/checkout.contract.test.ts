import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listenForSdk, loginGuest, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

const address = {
  firstName: 'Ada',
  lastName: 'Frei',
  address1: 'Uferweg 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
}
const card = { cardType: 'Visa', holder: 'Ada Frei', maskedNumber: '************1111', expirationMonth: 1 }

describe('the official SDK from basket to order', () => {
  let sandbox: ListeningSandbox
  let token: string
  let customerId: string
  let basketId: string
  let productId: string
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  beforeEach(async () => {
    const login = await loginGuest(sandbox)
    token = login.access_token
    customerId = login.customer_id
    const search = new sdk.ShopperSearch(config())
    const refine = ['orderable_only=true', 'cgid=watches']
    const { hits } = await search.productSearch({ parameters: { refine, limit: 1 } })
    productId = hits[0]?.productId ?? ''
    basketId = (await baskets().createBasket({ body: {} })).basketId ?? ''
  })
  afterAll(() => sandbox.app.close())

  const config = () => sandbox.config({ token, locale: 'de-CH', currency: 'CHF' })
  const baskets = () => new sdk.ShopperBasketsV2(config())
  const orders = () => new sdk.ShopperOrders(config())
  const parameters = () => ({ basketId })
  const shipment = () => ({ basketId, shipmentId: 'me' })

  const prepare = async () => {
    await baskets().addItemToBasket({ parameters: parameters(), body: [{ productId, quantity: 1 }] })
    await baskets().updateCustomerForBasket({ parameters: parameters(), body: { email: 'ada@mail.example' } })
    await baskets().updateShippingAddressForShipment({
      parameters: { ...shipment(), useAsBilling: true },
      body: address,
    })
    await baskets().updateShippingMethodForShipment({ parameters: shipment(), body: { id: 'ch-express' } })
    return baskets().addPaymentInstrumentToBasket({
      parameters: parameters(),
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...card, expirationYear: 2099 } },
    })
  }
  const order = () => orders().createOrder({ parameters: {}, body: { basketId } })

  it('places an order with the same amounts and deletes the basket', async () => {
    const prepared = await prepare()
    expect(prepared.paymentInstruments).toMatchObject([{ paymentCard: { numberLastDigits: '1111' } }])
    const placed = await order()
    expect(placed).toMatchObject({
      status: 'created',
      guest: true,
      orderTotal: prepared.orderTotal,
      taxTotal: prepared.taxTotal,
      paymentInstruments: [{ amount: prepared.orderTotal }],
      productItems: [{ productId, c_status: 'Open' }],
    })
    expect(await refusalOf(order())).toMatchObject({ title: 'Basket Not Found' })
    const orderNo = placed.orderNo ?? ''
    expect(await orders().getOrder({ parameters: { orderNo } })).toMatchObject({ orderNo })
    const history = await new sdk.ShopperCustomers(config()).getCustomerOrders({ parameters: { customerId } })
    expect(history).toMatchObject({ total: 1, limit: 10, offset: 0, data: [{ orderNo }] })
  })

  it('reports every missing part of an order', async () => {
    expect(await refusalOf(order())).toMatchObject({
      title: 'Bad Request',
      c_missing: ['productItems', 'customerInfo.email', 'billingAddress', 'paymentInstruments'],
    })
  })

  it('shows an order only with the right details', async () => {
    await prepare()
    const { orderNo = '', orderViewCode = '' } = await order()
    token = (await loginGuest(sandbox)).access_token
    const look = (body: Readonly<Record<'email', string>> & { orderViewCode?: string; postalCode?: string }) =>
      orders().guestOrderLookup({ parameters: { orderNo }, body })
    const email = 'ada@mail.example'
    expect(await look({ email, orderViewCode })).toMatchObject({ billingAddress: { lastName: 'Frei' } })
    const partial = await look({ email, postalCode: '8001' })
    expect(partial).toMatchObject({ orderNo })
    expect(JSON.stringify(partial)).not.toMatch(/Frei|Uferweg|ada@|1111/)
    const wrong = await refusalOf(look({ email, postalCode: '8002' }))
    expect(await refusalOf(look({ email: 'x@mail.example', postalCode: '8001' }))).toEqual(wrong)
    expect(wrong).toMatchObject({ title: 'Order Not Found' })
    expect(await refusalOf(look({ email }))).toMatchObject({ title: 'Insufficient Identifying Information' })
    expect(await refusalOf(orders().getOrder({ parameters: { orderNo } }))).toEqual(wrong)
  })

  it('pays with a gift certificate, whose balance is restored when the order fails', async () => {
    await prepare()
    const giftCertificateCode = 'gift-2026-0001'
    await baskets().addPaymentInstrumentToBasket({
      parameters: parameters(),
      body: { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode, amount: 200 },
    })
    const certificates = new sdk.ShopperGiftCertificates(config())
    const check = () => certificates.getGiftCertificate({ body: { giftCertificateCode } })
    const { orderNo = '' } = await order()
    expect(await check()).toMatchObject({ amount: 500, balance: 300, status: 'partially_redeemed' })
    await orders().failOrder({ parameters: { orderNo, reopenBasket: true }, body: {} })
    expect(await check()).toMatchObject({ balance: 500, status: 'issued' })
    expect(await baskets().getBasket({ parameters: parameters() })).toMatchObject({ basketId })
    const again = orders().failOrder({ parameters: { orderNo }, body: {} })
    expect(await refusalOf(again)).toMatchObject({ title: 'Order Status Transition' })
  })

  it('accepts coupons, and reports why a coupon is refused', async () => {
    const full = await prepare()
    const add = (code: string) => baskets().addCouponToBasket({ parameters: parameters(), body: { code } })
    const engraved = await add('engrave')
    expect(engraved.couponItems).toMatchObject([{ code: 'ENGRAVE', statusCode: 'applied', valid: true }])
    expect(engraved.orderTotal).toBe((full.orderTotal ?? 0) - 50)
    expect(await refusalOf(add('ENGRAVE'))).toMatchObject({ statusCode: 'coupon_code_already_in_basket', valid: false })
    expect(await refusalOf(add('EXPIRED'))).toMatchObject({ statusCode: 'no_active_promotion' })
    expect(await refusalOf(add('NONE'))).toMatchObject({ statusCode: 'coupon_code_unknown' })
    const couponItemId = engraved.couponItems?.[0]?.couponItemId ?? ''
    const without = await baskets().removeCouponFromBasket({ parameters: { basketId, couponItemId } })
    expect(without).toMatchObject({ couponItems: [], orderTotal: full.orderTotal })
  })

  it('refuses a full card number, prices and taxes from a shopper, and an unknown order', async () => {
    const paymentCard = { ...card, maskedNumber: '4111111111111111' }
    const pay = baskets().addPaymentInstrumentToBasket({
      parameters: parameters(),
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard },
    })
    expect(await refusalOf(pay)).toMatchObject({ title: 'Bad Request' })
    const adjust = baskets().addPriceAdjustmentToBasket({ parameters: parameters(), body: { level: 'order' } })
    expect(await refusalOf(adjust)).toMatchObject({ title: 'Forbidden' })
    expect(await refusalOf(baskets().getTaxesFromBasket({ parameters: parameters() }))).toMatchObject({
      title: 'Invalid Tax Mode',
    })
    expect(await refusalOf(orders().getOrder({ parameters: { orderNo: '1' } }))).toMatchObject({
      title: 'Order Not Found',
    })
    expect(await refusalOf(baskets().mergeBasket({ parameters: {} }))).toMatchObject({ title: 'Forbidden' })
  })

  it('adds, changes and removes a gift certificate and a second shipment', async () => {
    const item = { amount: 100, recipientEmail: 'ben@mail.example' }
    const withItem = await baskets().addGiftCertificateItemToBasket({ parameters: parameters(), body: item })
    expect(withItem).toMatchObject({ orderTotal: 100, taxTotal: 0 })
    const giftCertificateItemId = withItem.giftCertificateItems?.[0]?.giftCertificateItemId ?? ''
    const path = { basketId, giftCertificateItemId }
    const update = (amount: number) =>
      baskets().updateGiftCertificateItemInBasket({ parameters: path, body: { ...item, amount } })
    expect(await update(250)).toMatchObject({ orderTotal: 250 })
    expect(await refusalOf(update(-1))).toMatchObject({ title: 'Bad Request' })
    expect(await baskets().removeGiftCertificateItemFromBasket({ parameters: path })).toMatchObject({ orderTotal: 0 })
    const second = { basketId, shipmentId: 'second' }
    await baskets().createShipmentForBasket({ parameters: parameters(), body: { shipmentId: 'second' } })
    const removed = await baskets().removeShipmentFromBasket({ parameters: second })
    expect(removed.shipments).toHaveLength(1)
    const removeMe = baskets().removeShipmentFromBasket({ parameters: shipment() })
    expect(await refusalOf(removeMe)).toMatchObject({ title: 'Forbidden' })
  })

  it('reads promotions by id and by campaign', async () => {
    const promotions = new sdk.ShopperPromotions(config())
    const { data } = await promotions.getPromotions({ parameters: { ids: ['welcome-10', 'ilvane-autumn'] } })
    expect(data).toMatchObject([{ calloutMsg: '10 % auf neue Uhren' }, { calloutMsg: 'Herbstpreis' }])
    const campaign = await promotions.getPromotionsForCampaign({ parameters: { campaignId: 'welcome' } })
    expect(campaign.total).toBe(2)
    const none = promotions.getPromotions({ parameters: { ids: ['none'] } })
    expect(await refusalOf(none)).toMatchObject({ title: 'Not Found' })
  })
})
