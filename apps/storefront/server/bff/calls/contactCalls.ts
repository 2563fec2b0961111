import { z } from 'zod'
import type { CallEntry } from './callEntry.js'
import * as field from './fields.js'

/** Names and short answers. Line breaks become spaces, since they could forge mail headers. */
const answer = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim())

const formTypes = [
  'retailerGeneral',
  'bespokeGeneral',
  'cpoGeneral',
  'cpov7General',
  'retailerProductRequest',
  'bespokeProductRequest',
  'cpoProductRequest',
  'cpov7ProductRequest',
  'icons_of_craft',
] as const

const contactMail = z.object({
  formType: z.enum(formTypes),
  emailType: z.union([z.literal(20), z.literal(21), z.literal(22)]),
  locale: field.locale,
  fields: z.object({
    mainReason: answer(200).optional(),
    subReason: answer(200).optional(),
    message: z.string().max(4000).optional(),
    salutation: answer(64).optional(),
    firstName: answer(200).optional(),
    lastName: answer(200).optional(),
    email: answer(320).optional(),
    phone: answer(40).optional(),
    contactBy: answer(40).optional(),
    country: answer(40).optional(),
    language: answer(40).optional(),
    terms: z.boolean().optional(),
    productBrand: answer(200).optional(),
    productName: answer(200).optional(),
    productReference: answer(200).optional(),
  }),
  productId: field.id.optional(),
  storeId: field.id.optional(),
})

const backInStock = z.object({
  productId: field.id,
  email: answer(320).optional(),
  locale: field.locale,
  name: answer(200).optional(),
  terms: z.boolean().optional(),
})

/**
 * Mails and notifications. The platform reports missing and overlong fields by name; it also chooses the recipients.
 */
export const contactCalls: readonly CallEntry[] = [
  {
    method: 'POST',
    api: 'custom/emails/v1',
    path: 'send',
    auth: 'session',
    body: contactMail,
    query: [],
    limit: 'mail',
    isRobot: isTrapped,
    takesKey: true,
  },
  {
    method: 'POST',
    api: 'custom/notifications/v1',
    path: 'back-in-stock',
    auth: 'session',
    body: backInStock,
    query: [],
    limit: 'mail',
    isRobot: isTrapped,
    takesKey: true,
  },
]

/** The field `website` is hidden: only robots fill it in. */
function isTrapped(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('website' in body && body.website !== '') return true
  return 'fields' in body && isTrapped(body.fields)
}
