import type { BackInStockRequest } from '../types/contact.js'
import { defineCall, noContent } from './operation.js'

/** Subscribes an address to the back-in-stock mail of a product (custom API). Kind `conflict`: already subscribed. */
export const subscribeBackInStock = /* @__PURE__ */ defineCall<{ readonly body: BackInStockRequest }, undefined>(
  'custom/notifications/v1',
  'POST /back-in-stock',
  noContent,
)
