import type { Call } from '../client/operation.js'
import { getPaymentMethodsForBasket } from '../client/shopperBasketCheckout.js'
import { getShippingMethodsForShipment, SHIPMENT_ID } from '../client/shopperBaskets.js'
import type { ShippingMethodResult } from '../types/basket.js'
import type { PaymentMethodResult } from '../types/payment.js'
import type { DataState } from './dataState.js'
import type { PersonalKeyName } from '../sync/swrKeys.js'
import { useBasket } from './useBasket.js'
import { type Enabled, usePersonalRead } from './usePersonalRead.js'

/** Reads the shipping methods applicable to the basket's shipment; `idle` without a basket. */
export const useShippingMethods = /* @__PURE__ */ defineBasketRead<ShippingMethodResult>(
  'shipping_methods',
  getShippingMethodsForShipment,
)

/** Reads the payment methods available for the basket; `idle` without a basket. */
export const usePaymentMethods = /* @__PURE__ */ defineBasketRead<PaymentMethodResult>(
  'payment_methods',
  getPaymentMethodsForBasket,
)

function defineBasketRead<Data>(
  name: PersonalKeyName,
  call: Call<{ readonly basketId: string; readonly shipmentId: string }, Data>,
) {
  return function useBasketRead(enabled: Enabled): DataState<Data> {
    const { basket } = useBasket(enabled)
    const basketId = basket?.basketId
    const about = basketId === undefined ? null : [basketId]
    return usePersonalRead(
      { name, about, read: ({ client }) => call(client, { basketId: basketId ?? '', shipmentId: SHIPMENT_ID }) },
      enabled,
    )
  }
}
