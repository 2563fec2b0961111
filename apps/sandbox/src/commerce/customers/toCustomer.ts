import type { Customer } from '@vitrine/commerce-client/types/customer'
import type { StoredCustomer } from '../../store/customerRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem } from '../http/problem.js'
import { list, type Query } from '../http/query.js'
import { toAddress } from './addressService.js'
import { toPaymentInstrument } from './paymentInstrumentService.js'

const EXPANSIONS = ['addresses', 'paymentinstruments', 'paymentmethodreferences', 'none'] as const

/** Fields of the platform's customer that the shop does not read. */
export interface WireCustomer extends Customer {
  readonly enabled: boolean
  readonly hasPassword: boolean
  readonly emailVerified: boolean
}

/**
 * A customer in a response (Spec §3 "Customer"), without address book and cards.
 * @see readExpanded
 */
export function toCustomer(customer: StoredCustomer): WireCustomer {
  const { customerId, customerNo, login, email, firstName, lastName, createdAt, modifiedAt } = customer
  return {
    ...customer.profile,
    customerId,
    customerNo,
    login,
    email,
    ...(firstName !== null && { firstName }),
    lastName,
    authType: 'registered',
    creationDate: toIso(createdAt),
    lastModified: toIso(modifiedAt),
    ...(customer.lastLoginAt !== null && {
      lastLoginTime: toIso(customer.lastLoginAt),
      lastVisitTime: toIso(customer.lastLoginAt),
    }),
    ...(customer.previousLoginAt !== null && {
      previousLoginTime: toIso(customer.previousLoginAt),
      previousVisitTime: toIso(customer.previousLoginAt),
    }),
    enabled: true,
    hasPassword: customer.passwordHash !== null,
    emailVerified: false,
    c_loyaltyOptIn: false,
    c_isStaffSale: false,
    c_isStaffSaleCustomer: false,
    ...customer.custom,
  }
}

/**
 * A customer with the requested expansions: by default the address book and the cards, neither with `none`.
 * @throws Problem 400 `invalid-expand-parameter`
 */
export function readExpanded(customer: StoredCustomer, query: Query, context: CommerceContext): WireCustomer {
  const given = list(query, 'expand')
  const invalid = given.find((name) => !EXPANSIONS.some((expansion) => expansion === name))
  if (invalid !== undefined) {
    const detail = `An invalid expand parameter '${invalid}' was found.`
    throw new Problem(400, 'invalid-expand-parameter', detail, { param: invalid })
  }
  const isWanted = (name: string) => given.length === 0 || (given.includes(name) && !given.includes('none'))
  const { customerId } = customer
  return {
    ...toCustomer(customer),
    ...(isWanted('addresses') && { addresses: context.addresses.all(customerId).map(toAddress) }),
    ...(isWanted('paymentinstruments') && {
      paymentInstruments: context.paymentInstruments
        .all(customerId)
        .map((instrument) => toPaymentInstrument(instrument, context.now())),
    }),
  }
}

function toIso(time: number): string {
  return new Date(time).toISOString()
}
