import type { StoredBasket } from '../../store/storedBasket.js'
import { badRequest } from '../http/problem.js'
import {
  createBasket,
  findBasket,
  SHIPMENT_ID,
  updateCustomer,
  type BasketCall,
  type BasketKind,
} from './basketService.js'
import { addCoupon } from './couponService.js'
import { addGiftCertificateItem } from './giftCertificateItemService.js'
import { addItems } from './itemService.js'
import { addPayment } from './paymentService.js'
import { readArray, readObject, type JsonObject } from './readBody.js'
import { createShipment, setBillingAddress, updateShipment } from './shipmentService.js'

const MAXIMUM_ENTRIES = 50

/**
 * createBasket with all parts of its body, each by the rules of its own operation. If a part is refused, no basket is
 * created.
 * @throws Problem 400, as the operations of the parts
 */
export function createFilledBasket(body: JsonObject, kind: BasketKind, call: BasketCall): StoredBasket {
  const { basketId } = createBasket(body, kind, call)
  try {
    return fill(basketId, body, call)
  } catch (error) {
    call.context.baskets.remove(basketId)
    throw error
  }
}

/** Creates shipments before their items, and payments last. */
function fill(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const entries = (name: string) => readEntries(body, name)
  const ids = new Set<unknown>()
  for (const shipment of entries('shipments')) {
    const { shipmentId = SHIPMENT_ID } = shipment
    if (ids.has(shipmentId))
      throw badRequest(`The shipment '${String(shipmentId)}' is in the body twice.`, { shipmentId })
    ids.add(shipmentId)
    if (shipmentId === SHIPMENT_ID) updateShipment(basketId, SHIPMENT_ID, shipment, call)
    else createShipment(basketId, shipment, call)
  }
  const customer = readObject(body['customerInfo'], '$.customerInfo')
  if (customer['email'] !== undefined) updateCustomer(basketId, customer, call)
  if (body['billingAddress'] !== undefined) {
    setBillingAddress(basketId, readObject(body['billingAddress'], '$.billingAddress'), false, call)
  }
  const items = entries('productItems')
  if (items.length > 0) addItems(basketId, items, call)
  for (const item of entries('giftCertificateItems')) addGiftCertificateItem(basketId, item, call)
  for (const coupon of entries('couponItems')) addCoupon(basketId, coupon, call)
  for (const payment of entries('paymentInstruments')) addPayment(basketId, payment, call)
  return findBasket(basketId, call)
}

/** The objects of an optional array. */
function readEntries(body: JsonObject, name: string): readonly JsonObject[] {
  const given = body[name] ?? []
  const isEmpty = Array.isArray(given) && given.length === 0
  const entries = isEmpty ? [] : readArray(given, `$.${name}`, MAXIMUM_ENTRIES)
  return entries.map((entry, index) => readObject(entry, `$.${name}[${index}]`))
}
