import { SHIPMENT_ID } from '../client/shopperBaskets.js'
import { basketEmailUpdate } from '../domain/basket/basketEmailUpdate.js'
import { shippingMethodChoice } from '../domain/basket/shippingMethodChoice.js'
import { useUpdateBasketCustomer, useUpdateShipment } from './basketHooks.js'
import { useShippingMethods } from './basketReads.js'
import { useBasket } from './useBasket.js'
import { useCustomer } from './useCustomer.js'
import { useOnce } from './useOnce.js'
import type { Enabled } from './usePersonalRead.js'

/**
 * Sets an applicable shipping method when the basket's current one does not apply (Spec §4 "Shipping method"). Each
 * choice is sent once, so that a platform that does not save it causes no loop.
 */
export function useShippingMethodSync(enabled: Enabled): void {
  const { basket } = useBasket(enabled)
  const { data: methods } = useShippingMethods(enabled)
  const { trigger } = useUpdateShipment()
  const shipment = basket?.shipments?.find(({ shipmentId }) => shipmentId === SHIPMENT_ID)
  const id = shipment && methods ? shippingMethodChoice(shipment.shippingMethod?.id, methods) : null
  useOnce(id && `${basket?.basketId} ${id}`, () => {
    if (id !== null) void trigger({ shipmentId: SHIPMENT_ID, body: { shippingMethod: { id }, shippingAddress: {} } })
  })
}

/**
 * Sets the e-mail address of a registered shopper when the basket has a different one (Spec §4, decision 23). Each
 * address is sent once.
 */
export function useBasketEmailSync(enabled: Enabled): void {
  const { basket } = useBasket(enabled)
  const { data: customer } = useCustomer(enabled)
  const { trigger } = useUpdateBasketCustomer()
  const email = basketEmailUpdate(customer ?? null, basket)
  useOnce(email && `${basket?.basketId} ${email}`, () => {
    if (email !== null) void trigger({ body: { email } })
  })
}
