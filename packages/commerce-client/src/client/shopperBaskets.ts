import type {
  Basket,
  BasketCreation,
  BasketCustomerUpdate,
  BasketItemAddition,
  BasketItemUpdate,
  BasketsResult,
  BasketUpdate,
  ProductItemMergeMode,
  ShipmentUpdate,
  ShippingMethodResult,
} from '../types/basket.js'
import { defineCall, noContent, readAnswer } from './operation.js'
import { orNull } from './orNull.js'

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

/** Reads one basket; `null` = this shopper has no such basket. */
export const getBasket = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<InBasket, Basket>(api, 'GET /baskets/{basketId}', basket, locale),
)

/** Changes fields of the basket itself, `c_*` fields among them. */
export const updateBasket = /* @__PURE__ */ defineCall<InBasket & { readonly body: BasketUpdate }, Basket>(
  api,
  'PATCH /baskets/{basketId}',
  basket,
  locale,
)

/** Sets the e-mail address of the basket's customer (Spec §3 "Basket"). */
export const updateCustomerForBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: BasketCustomerUpdate },
  Basket
>(api, 'PUT /baskets/{basketId}/customer', basket, locale)

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

/**
 * Puts what the guest collected into the basket of the shopper who just logged in. Kind `conflict`: one of the two baskets
 * is missing; `forbidden`: the shopper is a guest.
 */
export const mergeBasket = /* @__PURE__ */ defineCall<
  {
    /** Creates the basket of the shopper where there is none. */
    readonly createDestinationBasket?: boolean | undefined
    readonly productItemMergeMode?: ProductItemMergeMode | undefined
  },
  Basket
>(api, 'POST /baskets/actions/merge', basket, locale)

/**
 * Gives the guest's basket to the shopper who just logged in; `undefined` = neither had one. Kind `conflict`: the shopper has
 * a basket already, and neither `merge` nor `overrideExisting` says what becomes of it.
 */
export const transferBasket = /* @__PURE__ */ defineCall<
  {
    /** Joins both baskets. */
    readonly merge?: boolean | undefined
    /** Deletes the basket that the shopper has. */
    readonly overrideExisting?: boolean | undefined
  },
  Basket | undefined
>(
  api,
  'POST /baskets/actions/transfer',
  (_, text) => (text ? readAnswer<Basket>(basket, JSON.parse(text)) : undefined),
  locale,
)
