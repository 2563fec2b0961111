import type { BackInStockRequest } from '../types/contact.js'
import { defineCall, noContent } from './operation.js'

/** Asks for a mail once a piece is back (ours). Kind `conflict`: this address asked already. */
export const subscribeBackInStock = /* @__PURE__ */ defineCall<{ readonly body: BackInStockRequest }, undefined>(
  'custom/notifications/v1',
  'POST /back-in-stock',
  noContent,
)
