'use client'

import { useState } from 'react'
import type { PhoneCountry } from '../../rules/callingCodes.js'
import { type PhoneParts, splitPhone, toE164 } from '../../rules/phoneNumber.js'

interface PhoneValue {
  readonly countries: readonly PhoneCountry[]
  readonly defaultCountry: PhoneCountry
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** What is entered, as it is written, and the E.164 number that it makes. */
export function usePhoneParts({ countries, defaultCountry, value, defaultValue = '', onValueChange }: PhoneValue) {
  const partsOf = (e164: string): PhoneParts =>
    splitPhone(e164, countries, defaultCountry) ?? { country: defaultCountry, national: e164 }
  const [held, setHeld] = useState(() => partsOf(value ?? defaultValue))
  // A new value from outside replaces what is written; the number that we told ourselves does not.
  const parts = value === undefined || value === toE164(held) ? held : partsOf(value)
  const set = (next: PhoneParts) => {
    setHeld(next)
    if (toE164(next) !== toE164(parts)) onValueChange?.(toE164(next))
  }
  return {
    parts,
    e164: toE164(parts),
    setCountry: (country: PhoneCountry) => set({ ...parts, country }),
    /** A whole number that arrives at once (pasted, filled in by the browser) is split; one that is typed, on leaving. */
    setNational: (national: string) => {
      const isTyped = Math.abs(national.length - parts.national.length) <= 1
      set((!isTyped && splitPhone(national, countries, parts.country)) || { ...parts, national })
    },
    split: () => set(splitPhone(parts.national, countries, parts.country) ?? parts),
  }
}
