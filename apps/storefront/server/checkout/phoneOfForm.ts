import { callingCodes, type PhoneCountry } from '@vitrine/ui/rules/callingCodes'
import { toE164 } from '@vitrine/ui/rules/phoneNumber'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { FormValues } from '../http/formBody.js'

/**
 * The telephone number of a form in E.164; empty = none given, null = not a possible number. Without scripts the form
 * submits `{name}Country` and `{name}National` instead of `name`.
 */
export function phoneOfForm(form: FormValues, name: string): string | null {
  const national = (form[`${name}National`] ?? '').trim()
  const country = form[`${name}Country`] ?? ''
  const given = (form[name] ?? '').trim() || (isPhoneCountry(country) ? toE164({ country, national }) : national)
  if (given === '') return national === '' ? '' : null
  const parsed = parsePhoneNumberFromString(given)
  return parsed?.isPossible() ? parsed.number : null
}

function isPhoneCountry(country: string): country is PhoneCountry {
  return Object.hasOwn(callingCodes, country)
}
