import type { CustomerAddress } from '@vitrine/commerce-client/types/customer'
import type { StoredAddress } from '../../store/customerAddressRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem, badRequest } from '../http/problem.js'
import { ADDRESS_FIELDS, QUOTAS } from './customerFields.js'
import { quotaExceeded } from './quotaExceeded.js'
import {
  mergeFields,
  readBody,
  readCustomFields,
  readFields,
  requireFields,
  type FieldRules,
  type JsonObject,
} from './readFields.js'

const OWN_FIELDS: FieldRules = {
  addressId: { kind: 'text', minimum: 1, maximum: 256 },
  preferred: { kind: 'boolean' },
}
const COUNTRY = /^[A-Z]{2}$/

/** Dependencies of the address book. */
export type AddressContext = Pick<CommerceContext, 'addresses' | 'now'>

/**
 * createCustomerAddress. A preferred address replaces the previous preferred one.
 * @throws Problem 400 `bad-request` for a name that is taken, `string-constraint-violation`, the quota
 */
export function createAddress(customerId: string, given: unknown, context: AddressContext): StoredAddress {
  const body = readBody(given)
  const own = readFields(body, OWN_FIELDS)
  const data = readData(body)
  requireFields({ ...data, ...own }, ['addressId', 'countryCode', 'lastName'])
  const addressId = String(own['addressId'])
  requireFreeName(customerId, addressId, context)
  if (context.addresses.all(customerId).length >= QUOTAS.addresses) {
    throw quotaExceeded('addresses', QUOTAS.addresses)
  }
  const now = context.now()
  const address: StoredAddress = {
    addressId,
    isPreferred: own['preferred'] === true,
    data: mergeFields({}, data),
    createdAt: now,
    modifiedAt: now,
  }
  context.addresses.save(customerId, address)
  return address
}

/** @throws Problem 404 `not-found`, also for another customer's address */
export function findAddress(customerId: string, addressId: string, context: AddressContext): StoredAddress {
  const address = context.addresses.find(customerId, addressId)
  if (address) return address
  const detail = `No address with name '${addressId}' could be found.`
  throw new Problem(404, 'not-found', detail, { addressName: addressId })
}

/** updateCustomerAddress: absent fields are unchanged, `null` clears one, another `addressId` renames the address. */
export function updateAddress(
  customerId: string,
  name: string,
  given: unknown,
  context: AddressContext,
): StoredAddress {
  const stored = findAddress(customerId, name, context)
  const body = readBody(given)
  const own = readFields(body, OWN_FIELDS)
  const data = mergeFields(stored.data, readData(body))
  requireFields(data, ['countryCode', 'lastName'])
  const addressId = typeof own['addressId'] === 'string' ? own['addressId'] : name
  if (addressId !== name) requireFreeName(customerId, addressId, context)
  const isPreferred = typeof own['preferred'] === 'boolean' ? own['preferred'] : stored.isPreferred
  const address: StoredAddress = { ...stored, addressId, isPreferred, data, modifiedAt: context.now() }
  context.addresses.save(customerId, address, name)
  return address
}

/** An address in a response. */
export function toAddress({ addressId, isPreferred, data, createdAt, modifiedAt }: StoredAddress): CustomerAddress {
  const fullName = [data['firstName'], data['secondName'], data['lastName']].filter(Boolean).join(' ')
  return {
    ...data,
    lastName: String(data['lastName']),
    countryCode: String(data['countryCode']),
    fullName,
    addressId,
    preferred: isPreferred,
    creationDate: new Date(createdAt).toISOString(),
    lastModified: new Date(modifiedAt).toISOString(),
  }
}

function readData(body: JsonObject): JsonObject {
  const fields = readFields(body, ADDRESS_FIELDS)
  const country = fields['countryCode']
  if (typeof country === 'string' && !COUNTRY.test(country)) {
    throw badRequest("The property 'countryCode' is no country of two capital letters.", { parameter: 'countryCode' })
  }
  return { ...fields, ...readCustomFields(body) }
}

function requireFreeName(customerId: string, addressId: string, context: AddressContext): void {
  if (!context.addresses.find(customerId, addressId)) return
  throw badRequest(`An address with name '${addressId}' exists already.`, { addressName: addressId })
}
