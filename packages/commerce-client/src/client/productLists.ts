import type {
  CustomerProductList,
  CustomerProductListCreation,
  CustomerProductListItem,
  CustomerProductListItemCreation,
  CustomerProductListItemUpdate,
  CustomerProductListResult,
} from '../types/wishlist.js'
import { customersApi, idField } from './apis.js'
import { defineCall, noContent } from './operation.js'
import { orNull } from './orNull.js'

export interface OfCustomer {
  readonly customerId: string
}

export interface InList extends OfCustomer {
  readonly listId: string
}

export interface ItemOf extends InList {
  readonly itemId: string
}

/** Reads all product lists of a shopper, including guests. */
export const getCustomerProductLists = /* @__PURE__ */ defineCall<OfCustomer, CustomerProductListResult>(
  customersApi,
  'GET /customers/{customerId}/product-lists',
  ['total'],
)

/** Creates a product list. The platform allows several wishlists, so check first that there is none. */
export const createCustomerProductList = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: CustomerProductListCreation },
  CustomerProductList
>(customersApi, 'POST /customers/{customerId}/product-lists', idField)

/** Reads a product list; `null` = the shopper has no list with this id. */
export const getCustomerProductList = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<InList, CustomerProductList>(
    customersApi,
    'GET /customers/{customerId}/product-lists/{listId}',
    idField,
  ),
)

/** Adds a product to a list. */
export const createCustomerProductListItem = /* @__PURE__ */ defineCall<
  InList & { readonly body: CustomerProductListItemCreation },
  CustomerProductListItem
>(customersApi, 'POST /customers/{customerId}/product-lists/{listId}/items', idField)

/** Changes an item of a list. */
export const updateCustomerProductListItem = /* @__PURE__ */ defineCall<
  ItemOf & { readonly body: CustomerProductListItemUpdate },
  CustomerProductListItem
>(customersApi, 'PATCH /customers/{customerId}/product-lists/{listId}/items/{itemId}', idField)

/** Removes an item from a list. */
export const deleteCustomerProductListItem = /* @__PURE__ */ defineCall<ItemOf, undefined>(
  customersApi,
  'DELETE /customers/{customerId}/product-lists/{listId}/items/{itemId}',
  noContent,
)
