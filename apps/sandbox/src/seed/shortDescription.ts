import type { Localised } from './seedTypes.js'
import { eachLanguage } from './text.js'

/** Listings cut the short description to this many characters (Spec §9 "Product naming and content"). */
const SHORT_LENGTH = 20

/** "Steel, 40 mm"; where a language needs more room than a listing gives, the first part alone. */
export function shortDescription(main: Localised, addition: Localised | null): Localised {
  return eachLanguage((language) => {
    const whole = addition ? `${main[language]}, ${addition[language]}` : main[language]
    return whole.length > SHORT_LENGTH ? main[language] : whole
  })
}
