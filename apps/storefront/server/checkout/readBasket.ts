import {
  getCustomerBaskets,
  getShippingMethodsForShipment,
  SHIPMENT_ID,
  updateCustomerForBasket,
  updateShipmentForBasket,
} from '@vitrine/commerce-client/client/shopperBaskets'
import { getCustomer } from '@vitrine/commerce-client/client/shopperCustomers'
import { customerOfSession } from '@vitrine/commerce-client/domain/customer/customerOfSession'
import { basketCleanUp } from '@vitrine/commerce-client/domain/basket/basketCleanUp'
import { basketEmailUpdate } from '@vitrine/commerce-client/domain/basket/basketEmailUpdate'
import { basketTotals } from '@vitrine/commerce-client/domain/basket/basketTotals'
import { shippingMethodChoice } from '@vitrine/commerce-client/domain/basket/shippingMethodChoice'
import type { Basket, ShippingMethodResult } from '@vitrine/commerce-client/types/basket'
import type { Customer } from '@vitrine/commerce-client/types/customer'
import type { Market } from '../../app/page/market.js'
import type { Shopper } from '../personal/shopperClient.js'
import { isPickUp, shipmentOf } from './checkoutSteps.js'

/** The basket of a shopper as the checkout needs it. */
export interface CheckoutBasket {
  readonly basket: Basket
  readonly basketId: string
  readonly methods: ShippingMethodResult
  /** null for guests. */
  readonly customer: Customer | null
}

/** The shopper's basket of this country; null = none, or nothing in it. @throws CommerceApiError */
async function findBasket(shopper: Shopper, market: Market): Promise<Basket | null> {
  const { baskets = [] } = await getCustomerBaskets(shopper.client, { customerId: shopper.customerId })
  const place = { country: market.country.code, currency: market.currency }
  // A basket of another country is left alone: a link to this page must not delete it.
  const { valid } = basketCleanUp(baskets, place)
  return basketTotals(valid).hasBasket ? valid : null
}

/**
 * Reads the basket and applies the rules of Spec §4: the e-mail address of a registered shopper, and an applicable
 * shipping method.
 *
 * @throws CommerceApiError
 */
export async function readBasket(shopper: Shopper, market: Market): Promise<CheckoutBasket | null> {
  const [found, customer] = await Promise.all([findBasket(shopper, market), readCustomer(shopper)])
  const basketId = found?.basketId
  if (!found || basketId === undefined) return null
  const { client } = shopper
  const email = basketEmailUpdate(customer, found)
  const named = email === null ? found : await updateCustomerForBasket(client, { basketId, body: { email } })
  const methods = await getShippingMethodsForShipment(client, { basketId, shipmentId: SHIPMENT_ID })
  const id = isPickUp(named) ? null : shippingMethodChoice(shipmentOf(named)?.shippingMethod?.id, methods)
  const basket =
    id === null
      ? named
      : await updateShipmentForBasket(client, {
          basketId,
          shipmentId: SHIPMENT_ID,
          body: { shippingMethod: { id }, shippingAddress: {} },
        })
  return { basket, basketId, methods, customer }
}

/** Customer record of a registered shopper; null for guests and after a failure, which must not block the checkout. */
async function readCustomer({ client, customerId, isGuest }: Shopper): Promise<Customer | null> {
  if (isGuest) return null
  const customer = await getCustomer(client, { customerId }).catch(() => null)
  return customer && customerOfSession(customer, { isGuest })
}
