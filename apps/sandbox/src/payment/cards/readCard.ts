import type { CardFacts } from '../ledger/payment.js'
import { passesLuhn } from './luhn.js'
import { testCardId } from './testCards.js'

/** What a shopper typed. */
export interface CardInput {
  readonly number: string
  readonly expiry: string
  readonly code: string
}

export type CardField = keyof CardInput

/** Why a field is refused; `foreign` = a number that is none of the test cards. */
export type CardFault = 'missing' | 'invalid' | 'expired' | 'foreign'

export type CardFaults = Readonly<Partial<Record<CardField, CardFault>>>

export type CardReading =
  | { readonly kind: 'card'; readonly card: CardFacts }
  | { readonly kind: 'invalid'; readonly faults: CardFaults }

const BRAND = 'testcard'
const MAXIMUM_YEARS = 25

/** Reads a test card, tolerant of spaces and of the usual forms of a date. */
export function readCard(input: CardInput, now: number): CardReading {
  const digits = input.number.replace(/[\s-]/g, '')
  const caseId = testCardId(digits)
  const expiry = readExpiry(input.expiry)
  const faults = {
    ...present('number', numberFault(digits, caseId)),
    ...present('expiry', expiryFault(input.expiry, expiry, now)),
    ...present('code', codeFault(input.code.trim())),
  }
  if (caseId === null || expiry === null || Object.keys(faults).length > 0) return { kind: 'invalid', faults }
  return {
    kind: 'card',
    card: { caseId, brand: BRAND, last4: digits.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year },
  }
}

/** Reads `MM/YY`, `MM / YYYY`, `MMYY`, `M.YY` and `YYYY-MM`; `null` = none of them. */
export function readExpiry(given: string): { readonly month: number; readonly year: number } | null {
  const value = given.replace(/\s/g, '')
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(value) ?? []
  const [, shortMonth, shortYear] =
    /^(\d{1,2})[/.-](\d{2}|\d{4})$/.exec(value) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(value) ?? []
  const month = Number(isoMonth ?? shortMonth)
  const year = Number(isoYear ?? (shortYear?.length === 2 ? `20${shortYear}` : shortYear))
  return month >= 1 && month <= 12 && Number.isInteger(year) ? { month, year } : null
}

function numberFault(digits: string, caseId: string | null): CardFault | null {
  if (digits === '') return 'missing'
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'invalid'
  return caseId === null ? 'foreign' : null
}

function expiryFault(given: string, expiry: ReturnType<typeof readExpiry>, now: number): CardFault | null {
  if (given.trim() === '') return 'missing'
  if (!expiry) return 'invalid'
  const date = new Date(now)
  const monthsLeft = (expiry.year - date.getUTCFullYear()) * 12 + expiry.month - (date.getUTCMonth() + 1)
  if (monthsLeft < 0) return 'expired'
  return monthsLeft > MAXIMUM_YEARS * 12 ? 'invalid' : null
}

function codeFault(code: string): CardFault | null {
  if (code === '') return 'missing'
  return /^\d{3}$/.test(code) ? null : 'invalid'
}

function present(field: CardField, fault: CardFault | null): CardFaults {
  return fault === null ? {} : { [field]: fault }
}
