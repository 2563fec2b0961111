import { callingCodes, type PhoneCountry } from './callingCodes.js'
import { toE164 } from './phoneNumber.js'

/** The fields of a contact form in the order of the page; the names of its form data. */
export const contactFields = [
  'mainReason',
  'subReason',
  'store',
  'message',
  'salutation',
  'firstName',
  'lastName',
  'email',
  'phone',
  'contactBy',
  'country',
  'language',
  'terms',
] as const

export type ContactField = (typeof contactFields)[number]

/** What somebody has entered; an empty string where nothing was. */
export interface ContactValues extends Readonly<Record<Exclude<ContactField, 'terms'>, string>> {
  /** `ms`, `mr` or `none`. */
  readonly salutation: string
  /** E.164; what was written, where it makes no number. */
  readonly phone: string
  /** `email` or `phone`. */
  readonly contactBy: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** Whether the consent box was ticked; false where the form has none, so that no consent is recorded. */
  readonly terms: boolean
  /** A field that people do not see: only robots fill it in. The server decides what becomes of the rest. */
  readonly website: string
}

/** Reads a contact form, with and without scripts. */
export function contactValues(data: FormData): ContactValues {
  const read = (name: string) => textOf(data, name)
  return {
    mainReason: read('mainReason'),
    subReason: read('subReason'),
    store: read('store'),
    message: read('message'),
    salutation: read('salutation'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    phone: read('phone') || phoneOf(read('phoneCountry'), read('phoneNational')),
    contactBy: read('contactBy'),
    country: read('country'),
    language: read('language'),
    terms: data.has('terms'),
    website: read('website'),
  }
}

/** The text of a field without space around it; line breaks as `\n`, however they were sent. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

function phoneOf(country: string, national: string): string {
  return (isPhoneCountry(country) && toE164({ country, national })) || national
}

const isPhoneCountry = (country: string): country is PhoneCountry => Object.hasOwn(callingCodes, country)
