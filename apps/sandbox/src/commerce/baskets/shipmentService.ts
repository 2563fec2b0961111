import type { OrderAddress, ShippingMethodResult } from '@vitrine/commerce-client/types/basket'
import type { StoredBasket } from '../../store/basketRepository.js'
import { Problem, badRequest } from '../http/problem.js'
import { SHIPMENT_ID } from './basketItems.js'
import { findBasket, saveBasket, type BasketCall } from './basketService.js'
import { readObject, readText, type JsonObject } from './readBody.js'
import { shippingMethod, shippingMethods } from './shippingMethods.js'
import { basketMarket } from './toBasket.js'

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'postalCode',
  'city',
  'stateCode',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof OrderAddress)[]

/**
 * getShippingMethodsForShipment: the methods of the basket's country.
 * @throws Problem 404 `basket-not-found`, `shipment-not-found`
 */
export function getShippingMethods(basketId: string, shipmentId: string, call: BasketCall): ShippingMethodResult {
  const basket = findBasket(basketId, call)
  assertShipment(shipmentId)
  const { country, currency, language } = basketMarket(basket, call.market)
  return shippingMethods(country, currency, language)
}

/**
 * updateShipmentForBasket: method and address, each when given. An empty address leaves the stored one alone.
 * @throws Problem 404 `shipment-not-found`, 400 for a method that the country does not have
 */
export function updateShipment(basketId: string, shipmentId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  assertShipment(shipmentId)
  const wanted = readObject(body['shippingMethod'], '$.shippingMethod')['id']
  const address = readAddress(body['shippingAddress'])
  const { country, currency, language } = basketMarket(basket, call.market)
  if (wanted !== undefined && !(typeof wanted === 'string' && shippingMethod(wanted, country, currency, language))) {
    throw badRequest("The given shipping method is unknown or can't be applied to the basket.")
  }
  return saveBasket(
    {
      ...basket,
      shippingMethodId: typeof wanted === 'string' ? wanted : basket.shippingMethodId,
      shippingAddress: address ?? basket.shippingAddress,
    },
    call,
  )
}

function readAddress(value: unknown): OrderAddress | null {
  const given = readObject(value, '$.shippingAddress')
  const fields = ADDRESS_FIELDS.flatMap((name) => {
    const field = readText(given[name])
    return field === null ? [] : [[name, field] as const]
  })
  return fields.length === 0 ? null : Object.fromEntries(fields)
}

function assertShipment(shipmentId: string): void {
  if (shipmentId === SHIPMENT_ID) return
  throw new Problem(404, 'shipment-not-found', `No shipment with ID '${shipmentId}' is in the basket.`, { shipmentId })
}
