import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { TestShopper } from './createTestSandbox.js'
import { TEST_IDS } from './testCatalogue.js'

export const BASKETS = 'checkout/shopper-baskets/v2'
export const ORDERS = 'checkout/shopper-orders/v1'
export const BUYER = 'ada.frei@example.com'

const ADDRESS = { lastName: 'Frei', address1: 'Uferweg 1', postalCode: '8001', city: 'Zürich', countryCode: 'CH' }

/** Prepares a basket with one orderable watch and returns its id. */
export async function prepareBasket(shopper: TestShopper, productId: string = TEST_IDS.steelWatch): Promise<string> {
  const created = await shopper.call('POST', BASKETS, 'baskets?locale=de-CH', {})
  const { basketId = '' } = created.json<Basket>()
  const path = `baskets/${basketId}`
  await shopper.call('POST', BASKETS, `${path}/items`, [{ productId, quantity: 1 }])
  await shopper.call('PUT', BASKETS, `${path}/customer`, { email: BUYER })
  await shopper.call('PUT', BASKETS, `${path}/billing-address?useAsShipping=true`, ADDRESS)
  await shopper.call('PUT', BASKETS, `${path}/shipments/me/shipping-method`, { id: 'ch-standard' })
  await shopper.call('POST', BASKETS, `${path}/payment-instruments`, { paymentMethodId: 'BANK_TRANSFER' })
  return basketId
}

/** Orders a basket; the response may be an error. */
export function placeOrder(shopper: TestShopper, basketId: string) {
  return shopper.call('POST', ORDERS, 'orders?locale=de-CH', { basketId })
}

/** Prepares a basket and orders it. */
export async function order(shopper: TestShopper): Promise<Order> {
  return (await placeOrder(shopper, await prepareBasket(shopper))).json<Order>()
}
