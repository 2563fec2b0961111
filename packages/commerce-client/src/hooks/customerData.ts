import { getCustomer } from '../client/shopperCustomers.js'
import { customerOfSession } from '../domain/customer/customerOfSession.js'
import { customerLocale } from '../domain/site/localeParts.js'
import type { Customer } from '../types/customer.js'
import { definePersonalKind } from './personalData.js'
import { isRegistered } from './usePersonalRead.js'

/** The account of a registered shopper, with address book and saved cards; null = the platform knows none. */
export const customerData = /* @__PURE__ */ definePersonalKind<Customer | null>(
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
