import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** An E.164 number whose length is possible in its country; null = not possible. The browser only knows six countries. */
export function possiblePhone(e164: string): string | null {
  const parsed = parsePhoneNumberFromString(e164)
  return parsed?.isPossible() ? parsed.number : null
}
