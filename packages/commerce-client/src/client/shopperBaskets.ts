import type {
  Basket,
  BasketCreation,
  BasketCustomerUpdate,
  BasketItemAddition,
  BasketItemUpdate,
  BasketUpdate,
  ProductItemMergeMode,
  ShipmentUpdate,
  ShippingMethodResult,
} from '../types/basket.js'
import { basketFields, basketsApi, inLocale } from './apis.js'
import type { InBasket } from './customerBaskets.js'
import { defineCall, readAnswer } from './operation.js'
import { orNull } from './orNull.js'

// A module of its own, because every page may read its basket, and the calls below load only where they are used.
export { deleteBasket, getCustomerBaskets, type InBasket } from './customerBaskets.js'

/** Id of the only shipment that Vitrine uses. */
export const SHIPMENT_ID = 'me'

export interface InShipment extends InBasket {
  readonly shipmentId: string
}

export interface InLine extends InBasket {
  readonly itemId: string
}

/** Creates the shopper's open basket. Kind `quota`: the shopper already has one. */
export const createBasket = /* @__PURE__ */ defineCall<{ readonly body: BasketCreation }, Basket>(
  basketsApi,
  'POST /baskets',
  basketFields,
  inLocale,
)

/** Reads a basket; `null` = the shopper has no basket with this id. */
export const getBasket = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<InBasket, Basket>(basketsApi, 'GET /baskets/{basketId}', basketFields, inLocale),
)

/** Changes fields of the basket itself, including `c_*` fields. */
export const updateBasket = /* @__PURE__ */ defineCall<InBasket & { readonly body: BasketUpdate }, Basket>(
  basketsApi,
  'PATCH /baskets/{basketId}',
  basketFields,
  inLocale,
)

/** Sets the e-mail address of the basket's customer (Spec §3 "Basket"). */
export const updateCustomerForBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: BasketCustomerUpdate },
  Basket
>(basketsApi, 'PUT /baskets/{basketId}/customer', basketFields, inLocale)

/** Adds lines. A rejection by a shop rule has its `code` (Spec §8 "Add-to-cart errors"). */
export const addItemToBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: readonly BasketItemAddition[] },
  Basket
>(basketsApi, 'POST /baskets/{basketId}/items', basketFields, inLocale)

/** Sets the quantity of a line; 0 removes it. */
export const updateItemInBasket = /* @__PURE__ */ defineCall<InLine & { readonly body: BasketItemUpdate }, Basket>(
  basketsApi,
  'PATCH /baskets/{basketId}/items/{itemId}',
  basketFields,
  inLocale,
)

/** Removes a line. */
export const removeItemFromBasket = /* @__PURE__ */ defineCall<InLine, Basket>(
  basketsApi,
  'DELETE /baskets/{basketId}/items/{itemId}',
  basketFields,
  inLocale,
)

/** Reads the shipping methods applicable to a shipment. */
export const getShippingMethodsForShipment = /* @__PURE__ */ defineCall<InShipment, ShippingMethodResult>(
  basketsApi,
  'GET /baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  [],
  inLocale,
)

/** Changes a shipment. An empty address does not clear the stored one. */
export const updateShipmentForBasket = /* @__PURE__ */ defineCall<
  InShipment & { readonly body: ShipmentUpdate },
  Basket
>(basketsApi, 'PATCH /baskets/{basketId}/shipments/{shipmentId}', basketFields, inLocale)

/**
 * Adds the guest's items to the basket of the shopper who just logged in. Kind `conflict`: one of the two baskets is
 * missing; `forbidden`: the shopper is a guest.
 */
export const mergeBasket = /* @__PURE__ */ defineCall<
  {
    /** Creates the shopper's basket if there is none. */
    readonly createDestinationBasket?: boolean | undefined
    readonly productItemMergeMode?: ProductItemMergeMode | undefined
  },
  Basket
>(basketsApi, 'POST /baskets/actions/merge', basketFields, inLocale)

/**
 * Transfers the guest's basket to the shopper who just logged in; `undefined` = neither had one. Kind `conflict`: the
 * shopper already has a basket, and neither `merge` nor `overrideExisting` is set.
 */
export const transferBasket = /* @__PURE__ */ defineCall<
  {
    /** Merges the two baskets. */
    readonly merge?: boolean | undefined
    /** Deletes the shopper's existing basket. */
    readonly overrideExisting?: boolean | undefined
  },
  Basket | undefined
>(
  basketsApi,
  'POST /baskets/actions/transfer',
  (_, text) => (text ? readAnswer<Basket>(basketFields, JSON.parse(text)) : undefined),
  inLocale,
)
