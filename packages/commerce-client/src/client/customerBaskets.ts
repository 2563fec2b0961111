import type { BasketsResult } from '../types/basket.js'
import { basketsApi, customersApi } from './apis.js'
import { defineCall, noContent } from './operation.js'

export interface InBasket {
  readonly basketId: string
}

/** Reads the open baskets of a shopper, including guests. */
export const getCustomerBaskets = /* @__PURE__ */ defineCall<{ readonly customerId: string }, BasketsResult>(
  customersApi,
  'GET /customers/{customerId}/baskets',
  ['total'],
)

/** Deletes a basket. */
export const deleteBasket = /* @__PURE__ */ defineCall<InBasket, undefined>(
  basketsApi,
  'DELETE /baskets/{basketId}',
  noContent,
)
