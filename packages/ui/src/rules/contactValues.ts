import { callingCodes, type PhoneCountry } from './callingCodes.js'
import { toE164 } from './phoneNumber.js'

/** The fields of a contact form in page order; also their names in form data. */
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

/** The entered values; missing ones are empty strings. */
export interface ContactValues extends Readonly<Record<Exclude<ContactField, 'terms'>, string>> {
  /** `ms`, `mr` or `none`. */
  readonly salutation: string
  /** E.164, or the entered text when it is not a valid number. */
  readonly phone: string
  /** `email` or `phone`. */
  readonly contactBy: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** Whether consent was given; false when the form has no checkbox, so that no consent is recorded. */
  readonly terms: boolean
  /** Honeypot, filled in by bots only. The server decides how to handle it. */
  readonly website: string
}

/** Reads a contact form, submitted with or without scripts. */
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

/** The trimmed text of a field, with line breaks normalized to ` `. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}

/**
 * Joins country and national number of a telephone field that was submitted without scripts; returns the entered text
 * when it is no number.
 */
export function phoneOf(country: string, national: string): string {
  return (isPhoneCountry(country) && toE164({ country, national })) || national
}

const isPhoneCountry = (country: string): country is PhoneCountry => Object.hasOwn(callingCodes, country)
