import { type ContactRules, shownFields, subReasonsOf } from './contactRules.js'
import type { ContactField, ContactValues } from './contactValues.js'
import type { Fault, FieldFault } from './fault.js'
import { isEmail } from './isEmail.js'

/** Maximum length of a first or last name. */
export const NAME_LIMIT = 80

const COUNTRY = /^[A-Z]{2}$/
const E164 = /^\+[1-9]\d{6,14}$/

/** Validation errors of a message, in field order; empty = valid. Spec §5 "Contact forms". */
export function contactProblems(values: ContactValues, rules: ContactRules): readonly FieldFault<ContactField>[] {
  return shownFields(rules).flatMap((name) => {
    const fault = isMissing(name, values, rules) ? missing[name] : wrong(name, values, rules)
    return fault ? [{ ...fault, name }] : []
  })
}

function isMissing(name: ContactField, values: ContactValues, { fields, reasons }: ContactRules): boolean {
  if (values[name]) return false
  if (name === 'subReason') return subReasonsOf(reasons, values.mainReason).length > 0
  // A callback requires a number.
  return fields[name] === 'required' || (name === 'phone' && values.contactBy === 'phone')
}

const choose = { kind: 'choose' } as const
const required = { kind: 'required' } as const

const missing = {
  mainReason: choose,
  subReason: choose,
  store: choose,
  message: required,
  salutation: choose,
  firstName: required,
  lastName: required,
  email: required,
  phone: required,
  contactBy: choose,
  country: choose,
  language: choose,
  terms: { kind: 'accept' },
} as const satisfies Record<ContactField, Fault>

function wrong(name: ContactField, values: ContactValues, rules: ContactRules): Fault | null {
  const { messageLimit } = rules
  if (!isOffered(name, values, rules)) return choose
  if (name === 'email' && values.email) return isEmail(values.email) ? null : { kind: 'email' }
  if (name === 'phone' && values.phone) return E164.test(values.phone) ? null : { kind: 'phone' }
  if (name === 'message') return tooLong(values.message, messageLimit)
  if (name === 'firstName' || name === 'lastName') return tooLong(values[name], NAME_LIMIT)
  return null
}

/** Submitted values may come from an outdated or forged form. */
function isOffered(name: ContactField, values: ContactValues, { choices, reasons }: ContactRules): boolean {
  const value = values[name]
  if (!value || typeof value === 'boolean') return true
  if (name === 'country') return COUNTRY.test(value)
  if (name !== 'subReason') return choices[name]?.includes(value) ?? true
  const subReasons = subReasonsOf(reasons, values.mainReason)
  // Without scripts the sub-reasons of other main reasons are submitted too; an extra one is ignored.
  return subReasons.length === 0 || subReasons.some((reason) => reason.value === value)
}

const tooLong = (text: string, limit: number): Fault | null => (text.length > limit ? { kind: 'tooLong', limit } : null)
