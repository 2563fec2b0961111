import { z } from 'zod'
import * as field from './fields.js'

/** `PATCH customers/{customerId}`; a changed login needs the current password. */
export const customerUpdate = z.object({
  ...field.profileFields,
  email: field.email.optional(),
  login: field.email.optional(),
  currentPassword: field.password.optional(),
})

/** What a new customer says: `customer` of the registration. The login is the e-mail address. */
export const newCustomer = z.object({
  ...field.profileFields,
  email: field.email,
  login: field.email.optional(),
  lastName: field.line(100).min(1),
})

export const passwordChange = z.object({ currentPassword: field.password, password: field.password })

const addressName = field.line(100).min(1)

export const newCustomerAddress = z.object({
  ...field.addressFields,
  addressId: addressName,
  lastName: field.line(100).min(1),
  countryCode: field.country,
  preferred: z.boolean().optional(),
})

export const customerAddressUpdate = newCustomerAddress.partial()

/** A card to keep: its number comes masked, the whole one is refused. */
export const newCustomerPaymentInstrument = z.object({
  paymentMethodId: field.id,
  default: z.boolean().optional(),
  paymentCard: z
    .object({
      cardType: field.line(64),
      holder: field.line(100),
      number: field.maskedNumber,
      ...field.cardExpiry,
    })
    .optional(),
})

export const customerPaymentInstrumentUpdate = z.object({
  default: z.boolean().optional(),
  paymentCard: z.object({ holder: field.line(100).optional(), ...field.cardExpiry }).optional(),
})

/** A wish list, never a public one. */
export const newProductList = z.object({ type: z.literal('wish_list'), name: field.line(100).optional() })

const listItem = {
  quantity: z.number().int().min(0).max(999),
  public: z.boolean(),
  priority: z.number().int().min(0).max(100),
} as const

export const newListItem = z.object({ ...listItem, type: z.literal('product'), productId: field.id })

export const listItemUpdate = z.object(listItem)
