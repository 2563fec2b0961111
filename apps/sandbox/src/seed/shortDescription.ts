import type { Localised } from './localised.js'
import { eachLanguage } from './text.js'

/** Listings truncate the short description to this many characters (Spec §9 "Product naming and content"). */
const SHORT_LENGTH = 20

/** "Steel, 40 mm"; only the first part if a language exceeds the length limit. */
export function shortDescription(main: Localised, addition: Localised | null): Localised {
  return eachLanguage((language) => {
    const whole = addition ? `${main[language]}, ${addition[language]}` : main[language]
    return whole.length > SHORT_LENGTH ? main[language] : whole
  })
}
