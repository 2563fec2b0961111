import { z } from 'zod'
import type { CallEntry } from './callEntry.js'
import * as field from './fields.js'

const orders = 'checkout/shopper-orders/v1'

const lookup = z.object({
  email: field.email.optional(),
  orderViewCode: field.line(128).optional(),
  postalCode: field.line(20).optional(),
  phone: field.line(32).optional(),
})

const certificate = z.object({ giftCertificateCode: field.line(256).min(1) })

/**
 * Orders and gift certificates. A guest may place an order and read it; the order history is in `customerCalls`. Calls
 * that allow guessing have a low limit.
 */
export const orderCalls: readonly CallEntry[] = [
  {
    method: 'POST',
    api: orders,
    path: 'orders',
    auth: 'session',
    body: z.object({ basketId: field.id }),
    query: [],
    limit: 'order',
    isOwn: true,
    isCheckout: true,
  },
  {
    method: 'GET',
    api: orders,
    path: 'orders/{orderNo}',
    auth: 'session',
    body: null,
    query: ['expand'],
    limit: 'order',
  },
  {
    method: 'POST',
    api: orders,
    path: 'orders/{orderNo}/lookup',
    auth: 'session',
    body: lookup,
    query: ['expand'],
    limit: 'guess',
  },
  {
    method: 'POST',
    api: 'pricing/shopper-gift-certificates/v1',
    path: 'gift-certificate',
    auth: 'session',
    body: certificate,
    query: [],
    limit: 'guess',
  },
]
