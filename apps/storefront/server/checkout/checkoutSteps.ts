import { SHIPMENT_ID } from '@vitrine/commerce-client/client/shopperBaskets'
import type { Basket, Shipment } from '@vitrine/commerce-client/types/basket'
import { type CheckoutStepName, checkoutSteps } from '../../app/contract/checkoutView.js'
import { isComplete } from './addressForm.js'

/** The only shipment of a basket. */
export function shipmentOf(basket: Basket): Shipment | undefined {
  return basket.shipments?.find(({ shipmentId }) => shipmentId === SHIPMENT_ID) ?? basket.shipments?.[0]
}

/** Whether the order is collected in a boutique. */
export function isPickUp(basket: Basket): boolean {
  return typeof shipmentOf(basket)?.c_fromStoreId === 'string' && shipmentOf(basket)?.c_fromStoreId !== ''
}

/** Complete steps of a basket, in order; a step after an incomplete one is not complete. */
export function doneSteps(basket: Basket): readonly CheckoutStepName[] {
  const shipment = shipmentOf(basket)
  const isDone: Readonly<Record<CheckoutStepName, boolean>> = {
    who: Boolean(basket.customerInfo?.email),
    where: isComplete(shipment?.shippingAddress) && isComplete(basket.billingAddress),
    how: shipment?.shippingMethod !== undefined,
    payment: false,
  }
  const firstOpen = checkoutSteps.findIndex((step) => !isDone[step])
  return checkoutSteps.slice(0, firstOpen)
}

/** The step to open: the asked one if all before it are complete, else the first that is not. */
export function openStep(done: readonly CheckoutStepName[], asked: string | null): CheckoutStepName {
  const first = checkoutSteps[done.length] ?? 'payment'
  const wanted = checkoutSteps.find((step) => step === asked)
  return wanted !== undefined && checkoutSteps.indexOf(wanted) <= done.length ? wanted : first
}
