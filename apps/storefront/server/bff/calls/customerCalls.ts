import type { z } from 'zod'
import type { CallEntry } from './callEntry.js'
import * as body from './customerBodies.js'
import { names } from './fields.js'

const card = 'payment-instruments/{paymentInstrumentId}'
const list = 'product-lists/{listId}'

/**
 * Calls on the shopper's own record; registration uses `/apis/session/register`. Guests may call wish lists and orders
 * only.
 */
export const customerCalls: readonly CallEntry[] = [
  own('GET', '', null, ['expand', 'c_locale']),
  {
    ...own('PATCH', '', body.customerUpdate),
    bodyLimit: (given) => (names(given, 'currentPassword') ? 'password' : null),
    credentials: body.updatedCredentials,
  },
  { ...own('PUT', '/password', body.passwordChange), limit: 'password', credentials: body.changedPassword },
  // For guests too: after a lost response this is the only way to find out whether the order was placed.
  { ...own('GET', '/orders', null, ['limit', 'offset', 'status', 'from', 'until']), auth: 'session' },
  own('POST', '/addresses', body.newCustomerAddress),
  own('GET', '/addresses/{addressName}'),
  own('PATCH', '/addresses/{addressName}', body.customerAddressUpdate),
  own('DELETE', '/addresses/{addressName}'),
  own('POST', '/payment-instruments', body.newCustomerPaymentInstrument),
  own('GET', `/${card}`),
  own('PATCH', `/${card}`, body.customerPaymentInstrumentUpdate),
  own('DELETE', `/${card}`),
  wished('GET', 'product-lists'),
  wished('POST', 'product-lists', body.newProductList),
  wished('GET', list),
  wished('DELETE', list),
  wished('POST', `${list}/items`, body.newListItem),
  wished('GET', `${list}/items/{itemId}`),
  wished('PATCH', `${list}/items/{itemId}`, body.listItemUpdate),
  wished('DELETE', `${list}/items/{itemId}`),
]

function own(
  method: CallEntry['method'],
  path: string,
  body: z.ZodType<object> | null = null,
  query: readonly string[] = [],
): CallEntry {
  const api = 'customer/shopper-customers/v1'
  return {
    method,
    api,
    path: `customers/{customerId}${path}`,
    auth: 'registered',
    body,
    query,
    limit: 'account',
  }
}

function wished(method: CallEntry['method'], path: string, body: z.ZodType<object> | null = null): CallEntry {
  return { ...own(method, `/${path}`, body), auth: 'session', limit: 'wishlist' }
}
