import { getShippingMethodsForShipment, SHIPMENT_ID } from '@vitrine/commerce-client/client/shopperBaskets'
import { shippingMethodChoice } from '@vitrine/commerce-client/domain/basket/shippingMethodChoice'
import { basketResource } from '@vitrine/commerce-client/sync/basketResource'
import { useAddCoupon } from '@vitrine/commerce-client/hooks/couponHooks'
import {
  useAddPaymentInstrument,
  useUpdateBasketCustomer,
  useUpdateBillingAddress,
  useUpdateShipment,
  useUpdateShippingAddress,
} from '@vitrine/commerce-client/hooks/basketHooks'
import { useCreateOrder } from '@vitrine/commerce-client/hooks/orderHooks'
import { useLogin } from '@vitrine/commerce-client/hooks/sessionHooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { ORGANIZATION_ID } from '../siteConfig.js'
import { BASKETS, type HookBrowser, openHookBrowser, orderableWatch, outcomeOf } from './hookSandbox.js'
import { listenForUs, type OurSandbox } from './ourClient.js'

const ORDERS = `/checkout/shopper-orders/v1/organizations/${ORGANIZATION_ID}/orders`
const email = 'mila.brandt@example.com'
const address = {
  firstName: 'Mila',
  lastName: 'Brandt',
  address1: 'Seeweg 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
}

describe('the checkout hooks on a listening sandbox', () => {
  let sandbox: OurSandbox
  let browser: HookBrowser
  let productId = ''
  beforeAll(async () => {
    sandbox = await listenForUs()
  })
  beforeEach(async () => {
    // Orders reduce the stock, so each test uses an available product.
    productId = await orderableWatch(sandbox)
    browser = openHookBrowser(sandbox, productId)
  })
  afterEach(() => fetch(`${sandbox.baseUrl}/sandbox/faults`, { method: 'DELETE' }))
  afterAll(() => sandbox.app.close())

  const shipTo = () => useUpdateShippingAddress.definition.run(browser.shop, { shipmentId: SHIPMENT_ID, body: address })
  const billTo = () => useUpdateBillingAddress.definition.run(browser.shop, { body: address })
  const say = () => useUpdateBasketCustomer.definition.run(browser.shop, { body: { email } })

  async function prepare(): Promise<void> {
    const { shop, add, read } = browser
    await add()
    await say()
    await shipTo()
    await billTo()
    const basketId = (await read(basketResource))?.basketId ?? ''
    const methods = await getShippingMethodsForShipment(shop.client, { basketId, shipmentId: SHIPMENT_ID })
    const basket = await useUpdateShipment.definition.run(shop, {
      shipmentId: SHIPMENT_ID,
      body: { shippingMethod: { id: shippingMethodChoice(undefined, methods) ?? '' }, shippingAddress: {} },
    })
    const payment = { paymentMethodId: 'BANK_TRANSFER', amount: basket?.orderTotal }
    await useAddPaymentInstrument.definition.run(shop, { body: payment })
  }

  it('recover from every change whose response was lost', async () => {
    const { host, shop, add, lose } = browser
    await add()
    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['PUT customer', say],
      ['PUT billing-address', billTo],
      ['PUT shipments/:shipmentId/shipping-address', shipTo],
      ['POST coupons', () => useAddCoupon.definition.run(shop, { body: { code: 'WELCOME10' } })],
    ]
    for (const [endpoint, run] of changes) {
      await lose(endpoint.replace(' ', ` ${BASKETS}/:basketId/`))
      expect(await outcomeOf(run())).toBe('done')
    }
    expect(host.count('POST coupons')).toBe(1)
  })

  it('order once, and find the order of a customer whose response was lost', async () => {
    const { host, shop, lose, read } = browser
    await useLogin.definition.run(shop, { login: email, password: SEEDED_PASSWORD })
    await prepare()
    await lose(`POST ${ORDERS}`)
    const order = await useCreateOrder.definition.run(shop, undefined)
    expect(order).toMatchObject({ productItems: [{ productId }], customerInfo: { email } })
    expect(host.count('POST orders')).toBe(1)
    expect(await read(basketResource)).toBeNull()
  })

  it('find the order of a guest, too, when the response was lost', async () => {
    const { host, shop, lose } = browser
    await prepare()
    await lose(`POST ${ORDERS}`)
    expect(await useCreateOrder.definition.run(shop, undefined)).toMatchObject({ productItems: [{ productId }] })
    expect(host.count('POST orders')).toBe(1)
  })

  it('detect that nothing was ordered when the order never arrived', async () => {
    const { shop, lose, line } = browser
    await prepare()
    await lose(`POST ${ORDERS}`, { afterWork: false })
    expect(await outcomeOf(useCreateOrder.definition.run(shop, undefined))).toBe('failed')
    expect((await line()).productId).toBe(productId)
  })
})
