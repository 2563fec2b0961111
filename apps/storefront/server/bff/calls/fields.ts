import { isEmail } from '@vitrine/ui/rules/isEmail'
import { z } from 'zod'

/** Platform ids, which are put into URLs unchanged. */
export const ID_PATTERN = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/

export const id = z.string().regex(ID_PATTERN)

/** Single-line text: no line breaks or other control characters. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** Multi-line text. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:\P{Cc}|[\n\r\t])*$/u)

export const email = z.string().max(254).refine(isEmail)

/** ISO 3166 alpha-2. */
export const country = z.string().regex(/^[A-Za-z]{2}$/)

/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/)

/** `de`, `de-CH` or `de_CH`. */
export const locale = z.string().regex(/^[a-z]{2}(?:[-_][A-Z]{2})?$/)

export const password = z.string().min(1).max(256)

/** Major units. */
export const amount = z.number().min(0).max(10_000_000)

const phone = line(32)

/** Fields of a postal address, without an address name. */
export const addressFields = {
  salutation: line(64).optional(),
  title: line(64).optional(),
  firstName: line(100).optional(),
  secondName: line(100).optional(),
  lastName: line(100).optional(),
  fullName: line(200).optional(),
  companyName: line(200).optional(),
  address1: line(256).optional(),
  address2: line(256).optional(),
  suite: line(32).optional(),
  postBox: line(64).optional(),
  postalCode: line(20).optional(),
  city: line(100).optional(),
  stateCode: line(64).optional(),
  countryCode: country.optional(),
  phone: phone.optional(),
} as const

/** Postal address of a basket. */
export const address = z.object({ id: id.optional(), ...addressFields })

/** Masked card number: at most seven leading and four trailing digits. */
export const maskedNumber = z
  .string()
  .max(25)
  .regex(/^[0-9 -]{0,7}[*xX -]{6,15}[0-9]{0,4}$/)

/** Expiry month and year of a card. */
export const cardExpiry = {
  expirationMonth: z.number().int().min(1).max(12).optional(),
  expirationYear: z.number().int().min(2000).max(2100).optional(),
} as const

/** Profile fields that shoppers may set; staff sale flags and customer numbers are excluded. */
export const profileFields = {
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  salutation: line(64).optional(),
  title: line(64).optional(),
  phoneHome: phone.optional(),
  phoneMobile: phone.optional(),
  preferredLocale: locale.optional(),
  c_loyaltyOptIn: z.boolean().optional(),
} as const

/** Whether a body has a field, whatever its value. */
export function names(body: unknown, field: string): boolean {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, field)
}
