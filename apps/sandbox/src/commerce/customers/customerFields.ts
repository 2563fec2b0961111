import type { FieldRules } from './readFields.js'

const TEXT_256 = { kind: 'text', maximum: 256 } as const
const PHONE = { kind: 'text', maximum: 32 } as const
const NAME = { kind: 'text', minimum: 1, maximum: 256 } as const

/** Profile fields with their own column. */
export const IDENTITY_FIELDS: FieldRules = {
  login: NAME,
  email: NAME,
  firstName: TEXT_256,
  lastName: NAME,
}

/** Profile fields stored without further rules. */
export const PROFILE_FIELDS: FieldRules = {
  salutation: TEXT_256,
  title: TEXT_256,
  secondName: TEXT_256,
  suffix: TEXT_256,
  companyName: TEXT_256,
  jobTitle: TEXT_256,
  phoneHome: PHONE,
  phoneMobile: PHONE,
  phoneBusiness: PHONE,
  fax: PHONE,
  preferredLocale: { kind: 'text', maximum: 16 },
  birthday: { kind: 'date' },
  gender: { kind: 'integer', minimum: 0, maximum: 2 },
}

/** `c_*` fields that shoppers may write; never those of the staff sale. */
export const WRITABLE_CUSTOM_FIELDS: FieldRules = {
  c_loyaltyOptIn: { kind: 'boolean' },
}

/** Fields of an address besides `addressId` and `preferred`. */
export const ADDRESS_FIELDS: FieldRules = {
  salutation: TEXT_256,
  title: TEXT_256,
  firstName: TEXT_256,
  secondName: TEXT_256,
  lastName: NAME,
  suffix: TEXT_256,
  companyName: TEXT_256,
  jobTitle: TEXT_256,
  address1: TEXT_256,
  address2: TEXT_256,
  suite: PHONE,
  postBox: TEXT_256,
  postalCode: TEXT_256,
  city: TEXT_256,
  stateCode: TEXT_256,
  countryCode: { kind: 'text', minimum: 2, maximum: 2 },
  phone: PHONE,
}

const PERSON: FieldRules = { email: TEXT_256, firstName: TEXT_256, lastName: TEXT_256, role: TEXT_256 }

/** Fields of a product list that its owner may write. */
export const LIST_FIELDS: FieldRules = {
  type: {
    kind: 'choice',
    values: ['wish_list', 'gift_registry', 'shopping_list', 'custom_1', 'custom_2', 'custom_3'],
  },
  name: TEXT_256,
  description: { kind: 'text', maximum: 4000 },
  public: { kind: 'boolean' },
  registrant: { kind: 'object', fields: PERSON },
  coRegistrant: { kind: 'object', fields: PERSON },
  event: {
    kind: 'object',
    fields: { type: TEXT_256, city: TEXT_256, country: TEXT_256, state: TEXT_256, date: { kind: 'dateTime' } },
  },
}

/** Fields of an item of a product list. */
export const LIST_ITEM_FIELDS: FieldRules = {
  productId: { kind: 'text', minimum: 1, maximum: 100 },
  type: { kind: 'choice', values: ['product', 'gift_certificate'] },
  quantity: { kind: 'integer', minimum: 0, maximum: 999 },
  priority: { kind: 'integer', minimum: 0, maximum: 1_000_000 },
  public: { kind: 'boolean' },
  purchasedQuantity: { kind: 'integer', minimum: 0, maximum: 999 },
}

/** Limits per customer; the platform's quotas are higher. */
export const QUOTAS = { addresses: 50, paymentInstruments: 20, productLists: 20, listItems: 500 } as const
