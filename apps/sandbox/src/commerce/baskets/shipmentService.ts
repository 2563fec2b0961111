import type { ShippingMethodResult } from '@vitrine/commerce-client/types/shipment'
import type { StoredBasket, StoredShipment } from '../../store/storedBasket.js'
import type { Market } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import { SHIPMENT_ID, emptyShipment, findBasket, saveBasket, type BasketCall } from './basketService.js'
import { basketMarket } from './priceBasket.js'
import {
  readAddress,
  readCustomFields,
  readObject,
  readOptionalFlag,
  readOptionalText,
  readRequiredText,
  type JsonObject,
} from './readBody.js'
import { assertDeliverable, shipmentMarket } from './shipmentMarket.js'
import { shippingMethod, shippingMethods } from './shippingMethods.js'

const MAXIMUM_SHIPMENTS = 10

/**
 * A shipment of a basket.
 * @throws Problem 404 `shipment-not-found`
 */
export function findShipment(basket: StoredBasket, shipmentId: string): StoredShipment {
  const shipment = basket.shipments.find((candidate) => candidate.shipmentId === shipmentId)
  if (shipment) return shipment
  throw new Problem(404, 'shipment-not-found', `No shipment with ID '${shipmentId}' is in the basket.`, { shipmentId })
}

/**
 * getShippingMethodsForShipment: the methods of the destination country, or of the basket's country without an address.
 * @throws Problem 404 `basket-not-found`, `shipment-not-found`
 */
export function getShippingMethods(basketId: string, shipmentId: string, call: BasketCall): ShippingMethodResult {
  const basket = findBasket(basketId, call)
  const shipment = findShipment(basket, shipmentId)
  const { country, currency, language } = shipmentMarket(shipment, basketMarket(basket, call.market))
  return shippingMethods(country, currency, language)
}

/**
 * createShipmentForBasket, in addition to `me`.
 * @throws Problem 400 without an id, for an existing one, for a method that the country does not have and for an
 * address outside the market
 */
export function createShipment(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const shipmentId = readRequiredText(body, 'shipmentId')
  if (basket.shipments.some((shipment) => shipment.shipmentId === shipmentId)) {
    throw badRequest(`A shipment with ID '${shipmentId}' is in the basket already.`, { shipmentId })
  }
  if (basket.shipments.length >= MAXIMUM_SHIPMENTS) {
    throw badRequest(`A basket has ${MAXIMUM_SHIPMENTS} shipments at most.`)
  }
  const shipment = withBody(emptyShipment(shipmentId), body, basket, call)
  return saveBasket({ ...basket, shipments: [...basket.shipments, shipment] }, call)
}

/**
 * updateShipmentForBasket: method, address, gift and `c_*` fields, if given. An empty address keeps the stored one, an
 * empty message removes it.
 * @throws Problem 404 `shipment-not-found`, 400 for a method that the country does not have and for an address outside
 * the market
 */
export function updateShipment(basketId: string, shipmentId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  return saveBasket(replace(basket, withBody(findShipment(basket, shipmentId), body, basket, call)), call)
}

/**
 * removeShipmentFromBasket, with all its items.
 * @throws Problem 403 `forbidden` for `me`, 404 `shipment-not-found`
 */
export function removeShipment(basketId: string, shipmentId: string, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  findShipment(basket, shipmentId)
  if (shipmentId === SHIPMENT_ID) {
    const detail = `The shipment with ID '${shipmentId}' corresponds to the default shipment and can't be deleted.`
    throw new Problem(403, 'forbidden', detail, { shipmentId })
  }
  const stays = (part: { readonly shipmentId: string }) => part.shipmentId !== shipmentId
  return saveBasket(
    {
      ...basket,
      shipments: basket.shipments.filter(stays),
      items: basket.items.filter(stays),
      giftCertificateItems: basket.giftCertificateItems.filter(stays),
    },
    call,
  )
}

/**
 * updateShippingAddressForShipment. An empty address keeps the stored one.
 * @param useAsBilling also sets the billing address
 * @throws Problem 400 `shipping-address-outside-market`
 */
export function setShippingAddress(
  basketId: string,
  shipmentId: string,
  body: JsonObject,
  useAsBilling: boolean,
  call: BasketCall,
): StoredBasket {
  const basket = findBasket(basketId, call)
  const shipment = findShipment(basket, shipmentId)
  const address = readShippingAddress(body, '$', basket, call) ?? shipment.address
  const changed = replace(basket, { ...shipment, address })
  return saveBasket(useAsBilling && address ? { ...changed, billingAddress: address } : changed, call)
}

/**
 * updateBillingAddressForBasket. An empty address keeps the stored one.
 * @param useAsShipping also sets the address of the shipment `me`
 * @throws Problem 400 `shipping-address-outside-market` if it is used for shipping, too
 */
export function setBillingAddress(
  basketId: string,
  body: JsonObject,
  useAsShipping: boolean,
  call: BasketCall,
): StoredBasket {
  const basket = findBasket(basketId, call)
  const billingAddress = readAddress(body, '$') ?? basket.billingAddress
  const changed = { ...basket, billingAddress }
  if (!useAsShipping || !billingAddress) return saveBasket(changed, call)
  assertDeliverable(billingAddress, basketMarket(basket, call.market))
  return saveBasket(replace(changed, { ...findShipment(basket, SHIPMENT_ID), address: billingAddress }), call)
}

/**
 * updateShippingMethodForShipment.
 * @throws Problem 400 without an id and for a method that the country does not have
 */
export function setShippingMethod(
  basketId: string,
  shipmentId: string,
  body: JsonObject,
  call: BasketCall,
): StoredBasket {
  const basket = findBasket(basketId, call)
  const shipment = findShipment(basket, shipmentId)
  readRequiredText(body, 'id')
  return saveBasket(replace(basket, withBody(shipment, { shippingMethod: body }, basket, call)), call)
}

function withBody(shipment: StoredShipment, body: JsonObject, basket: StoredBasket, call: BasketCall): StoredShipment {
  const address = readShippingAddress(body['shippingAddress'], '$.shippingAddress', basket, call) ?? shipment.address
  const market = shipmentMarket({ ...shipment, address }, basketMarket(basket, call.market))
  return {
    ...shipment,
    methodId: readMethod(body['shippingMethod'], market) ?? shipment.methodId,
    address,
    isGift: readOptionalFlag(body, 'gift') ?? shipment.isGift,
    giftMessage: 'giftMessage' in body ? readOptionalText(body, 'giftMessage', 4000) : shipment.giftMessage,
    custom: { ...shipment.custom, ...readCustomFields(body) },
  }
}

function readShippingAddress(value: unknown, path: string, basket: StoredBasket, call: BasketCall) {
  const address = readAddress(value, path)
  assertDeliverable(address, basketMarket(basket, call.market))
  return address
}

function readMethod(value: unknown, { country, currency, language }: Market): string | null {
  const id = readObject(value, '$.shippingMethod')['id']
  if (id === undefined) return null
  if (typeof id === 'string' && shippingMethod(id, country, currency, language)) return id
  throw badRequest("The given shipping method is unknown or can't be applied to the basket.")
}

function replace(basket: StoredBasket, shipment: StoredShipment): StoredBasket {
  const { shipmentId } = shipment
  return {
    ...basket,
    shipments: basket.shipments.map((other) => (other.shipmentId === shipmentId ? shipment : other)),
  }
}
