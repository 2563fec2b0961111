import type {
  Basket,
  BasketCreation,
  BasketItemAddition,
  BasketItemUpdate,
  BasketsResult,
  ShipmentUpdate,
  ShippingMethodResult,
} from '../types/basket.js'
import { defineCall, noContent } from './operation.js'

const api = 'checkout/shopper-baskets/v2'
const basket = ['basketId'] as const
const locale = ['locale'] as const

/** The only shipment that Vitrine uses. */
export const SHIPMENT_ID = 'me'

interface InBasket {
  readonly basketId: string
}

interface InShipment extends InBasket {
  readonly shipmentId: string
}

interface InLine extends InBasket {
  readonly itemId: string
}

/** Reads the open baskets of a shopper, guests included. */
export const getCustomerBaskets = /* @__PURE__ */ defineCall<{ readonly customerId: string }, BasketsResult>(
  'customer/shopper-customers/v1',
  'GET /customers/{customerId}/baskets',
  ['total'],
)

/** Creates the one open basket of the shopper; a second one is refused with kind `quota`. */
export const createBasket = /* @__PURE__ */ defineCall<{ readonly body: BasketCreation }, Basket>(
  api,
  'POST /baskets',
  basket,
  locale,
)

/** Deletes a basket. */
export const deleteBasket = /* @__PURE__ */ defineCall<InBasket, undefined>(
  api,
  'DELETE /baskets/{basketId}',
  noContent,
)

/** Adds lines. A refusal by a shop rule carries its code (Spec §8 "Add-to-cart errors"). */
export const addItemToBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: readonly BasketItemAddition[] },
  Basket
>(api, 'POST /baskets/{basketId}/items', basket, locale)

/** Sets the quantity of a line; 0 removes it. */
export const updateItemInBasket = /* @__PURE__ */ defineCall<InLine & { readonly body: BasketItemUpdate }, Basket>(
  api,
  'PATCH /baskets/{basketId}/items/{itemId}',
  basket,
  locale,
)

/** Removes a line. */
export const removeItemFromBasket = /* @__PURE__ */ defineCall<InLine, Basket>(
  api,
  'DELETE /baskets/{basketId}/items/{itemId}',
  basket,
  locale,
)

/** Reads the shipping methods that apply to a shipment. */
export const getShippingMethodsForShipment = /* @__PURE__ */ defineCall<InShipment, ShippingMethodResult>(
  api,
  'GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  [],
  locale,
)

/** Changes a shipment. An empty address never wipes the stored one. */
export const updateShipmentForBasket = /* @__PURE__ */ defineCall<
  InShipment & { readonly body: ShipmentUpdate },
  Basket
>(api, 'PATCH /baskets/{basketId}/shipments/{shipmentId}', basket, locale)
