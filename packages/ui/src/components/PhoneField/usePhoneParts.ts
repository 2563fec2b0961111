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

/** State of the field: the entered parts and the resulting E.164 number. */
export function usePhoneParts({ countries, defaultCountry, value, defaultValue = '', onValueChange }: PhoneValue) {
  const partsOf = (e164: string): PhoneParts =>
    splitPhone(e164, countries, defaultCountry) ?? { country: defaultCountry, national: e164 }
  const [held, setHeld] = useState(() => partsOf(value ?? defaultValue))
  // A new external value replaces the entered text, unless it is the number that was last reported.
  const parts = value === undefined || value === toE164(held) ? held : partsOf(value)
  const set = (next: PhoneParts) => {
    setHeld(next)
    if (toE164(next) !== toE164(parts)) onValueChange?.(toE164(next))
  }
  return {
    parts,
    e164: toE164(parts),
    setCountry: (country: PhoneCountry) => set({ ...parts, country }),
    /** An international number that is pasted or autofilled is split immediately; a typed one on blur. */
    setNational: (national: string) => {
      const isTyped = Math.abs(national.length - parts.national.length) <= 1
      set((!isTyped && splitPhone(national, countries, parts.country)) || { ...parts, national })
    },
    split: () => set(splitPhone(parts.national, countries, parts.country) ?? parts),
  }
}
