import { getCustomer } from '../client/shopperCustomers.js'
import { customerOfSession } from '../domain/customer/customerOfSession.js'
import { customerLocale } from '../domain/site/localeParts.js'
import type { Customer } from '../types/customer.js'
import { defineResource } from './resource.js'
import { isRegistered } from './isRegistered.js'

/** The account of a registered shopper, with address book and saved payment instruments; null = not found. */
export const customerResource = /* @__PURE__ */ defineResource<Customer | null>(
  'customer',
  async ({ client, scope }, session) => {
    const customer = await getCustomer(client, {
      customerId: session.customerId,
      c_locale: customerLocale(scope.locale),
      expand: ['addresses', 'paymentinstruments'],
    })
    return customer && customerOfSession(customer, session)
  },
  isRegistered,
)
