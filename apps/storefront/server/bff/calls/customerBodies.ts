import { z } from 'zod'
import type { NewCredentials } from './callEntry.js'
import * as field from './fields.js'

/** The login and the addresses that receive codes for a login or a new password. */
const credentialFields = ['email', 'login', 'phoneMobile'] as const

/**
 * `PATCH customers/{customerId}`. Fields that allow an account takeover require the current password. The login is the
 * e-mail address and changes with it: only a changed login makes the platform ask for the password and end all
 * sessions.
 */
export const customerUpdate = z
  .object({
    ...field.profileFields,
    email: field.email.optional(),
    login: field.email.optional(),
    currentPassword: field.password.optional(),
  })
  .refine(({ email, login }) => email === undefined || login === undefined || email === login)
  .refine((body) => body.currentPassword !== undefined || credentialFields.every((name) => body[name] === undefined))
  .transform((body) => {
    const login = body.email ?? body.login
    return login === undefined ? body : { ...body, email: login, login }
  })

/** The credentials that a customer update changes. */
export function updatedCredentials(body: object | undefined): NewCredentials | null {
  if (!credentialFields.some((name) => field.names(body, name))) return null
  const password = z.object({ currentPassword: field.password }).safeParse(body).data?.currentPassword
  return password === undefined ? null : { password, provedBy: password }
}

/** `customer` of a registration. The login is set to the e-mail address. */
export const newCustomer = z.object({
  ...field.profileFields,
  email: field.email,
  lastName: field.line(100).min(1),
})

export const passwordChange = z.object({ currentPassword: field.password, password: field.password })

export function changedPassword(body: object | undefined): NewCredentials | null {
  const password = passwordChange.safeParse(body).data?.password
  return password === undefined ? null : { password, provedBy: null }
}

const addressName = field.line(100).min(1)

export const newCustomerAddress = z.object({
  ...field.addressFields,
  addressId: addressName,
  lastName: field.line(100).min(1),
  countryCode: field.country,
  preferred: z.boolean().optional(),
})

export const customerAddressUpdate = newCustomerAddress.partial()

/** A stored card. Accepts masked card numbers only. */
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

/** A wish list; public lists are not accepted. */
export const newProductList = z.object({ type: z.literal('wish_list'), name: field.line(100).optional() })

const listItem = {
  quantity: z.number().int().min(0).max(999),
  public: z.boolean(),
  priority: z.number().int().min(0).max(100),
} as const

export const newListItem = z.object({ ...listItem, type: z.literal('product'), productId: field.id })

export const listItemUpdate = z.object(listItem)
