import type {
  Basket,
  BasketCreation,
  BasketItemAddition,
  BasketItemUpdate,
  BasketsResult,
  ShipmentUpdate,
  ShippingMethodResult,
} from '../types/basket.js'
import type { ScapiClient } from './createScapiClient.js'
import { type CallOptions, noContent, objectWith, type Operation } from './operation.js'

const api = 'checkout/shopper-baskets/v2'
const parse = objectWith<Basket>('basketId')
const sends = ['locale'] as const
const itemPath = '/baskets/{basketId}/items/{itemId}'

/** The only shipment that Vitrine uses. */
export const SHIPMENT_ID = 'me'

const readBaskets: Operation<BasketsResult> = {
  name: 'getCustomerBaskets',
  method: 'GET',
  api: 'customer/shopper-customers/v1',
  path: '/customers/{customerId}/baskets',
  parse: objectWith('total'),
}
const create: Operation<Basket> = { name: 'createBasket', method: 'POST', api, path: '/baskets', sends, parse }
const remove: Operation<undefined> = {
  name: 'deleteBasket',
  method: 'DELETE',
  api,
  path: '/baskets/{basketId}',
  parse: noContent,
}
const addItem: Operation<Basket> = {
  name: 'addItemToBasket',
  method: 'POST',
  api,
  path: '/baskets/{basketId}/items',
  sends,
  parse,
}
const updateItem: Operation<Basket> = { name: 'updateItemInBasket', method: 'PATCH', api, path: itemPath, sends, parse }
const removeItem: Operation<Basket> = {
  name: 'removeItemFromBasket',
  method: 'DELETE',
  api,
  path: itemPath,
  sends,
  parse,
}
const readShippingMethods: Operation<ShippingMethodResult> = {
  name: 'getShippingMethodsForShipment',
  method: 'GET',
  api,
  path: '/baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  sends,
  parse: objectWith(),
}
const updateShipment: Operation<Basket> = {
  name: 'updateShipmentForBasket',
  method: 'PATCH',
  api,
  path: '/baskets/{basketId}/shipments/{shipmentId}',
  sends,
  parse,
}

interface InBasket {
  readonly basketId: string
}

/** Reads the open baskets of a shopper, guests included. */
export function getCustomerBaskets(
  client: ScapiClient,
  path: { readonly customerId: string },
  options?: CallOptions,
): Promise<BasketsResult> {
  return client.request(readBaskets, { path: { ...path } }, options)
}

/** Creates the one open basket of the shopper; a second one is refused with kind `quota`. */
export function createBasket(client: ScapiClient, body: BasketCreation, options?: CallOptions): Promise<Basket> {
  return client.request(create, { body }, options)
}

/** Deletes a basket. */
export function deleteBasket(client: ScapiClient, { basketId }: InBasket, options?: CallOptions): Promise<undefined> {
  return client.request(remove, { path: { basketId } }, options)
}

/** Adds lines. A refusal by a shop rule carries its code (Spec §8 "Add-to-cart errors"). */
export function addItemToBasket(
  client: ScapiClient,
  { basketId, items }: InBasket & { readonly items: readonly BasketItemAddition[] },
  options?: CallOptions,
): Promise<Basket> {
  return client.request(addItem, { path: { basketId }, body: items }, options)
}

/** Sets the quantity of a line; 0 removes it. */
export function updateItemInBasket(
  client: ScapiClient,
  { basketId, itemId, body }: InBasket & { readonly itemId: string; readonly body: BasketItemUpdate },
  options?: CallOptions,
): Promise<Basket> {
  return client.request(updateItem, { path: { basketId, itemId }, body }, options)
}

/** Removes a line. */
export function removeItemFromBasket(
  client: ScapiClient,
  { basketId, itemId }: InBasket & { readonly itemId: string },
  options?: CallOptions,
): Promise<Basket> {
  return client.request(removeItem, { path: { basketId, itemId } }, options)
}

/** Reads the shipping methods that apply to the shipment `me`. */
export function getShippingMethodsForShipment(
  client: ScapiClient,
  { basketId }: InBasket,
  options?: CallOptions,
): Promise<ShippingMethodResult> {
  return client.request(readShippingMethods, { path: { basketId, shipmentId: SHIPMENT_ID } }, options)
}

/** Changes the shipment `me`. */
export function updateShipmentForBasket(
  client: ScapiClient,
  { basketId, body }: InBasket & { readonly body: ShipmentUpdate },
  options?: CallOptions,
): Promise<Basket> {
  return client.request(updateShipment, { path: { basketId, shipmentId: SHIPMENT_ID }, body }, options)
}
