import type { Language, Localised } from './localised.js'
import { swissGerman } from './swissGerman.js'

const NBSP = '\u00A0'

/**
 * One text in English, German, French and Danish. Adds non-breaking spaces: between a number and its unit, and in
 * French before high punctuation and inside guillemets.
 */
export function text(en: string, de: string, fr: string, da: string): Localised {
  const german = bindUnits(de)
  return {
    en: bindUnits(en),
    de: german,
    'de-CH': swissGerman(german),
    fr: bindUnits(bindFrench(fr)),
    da: bindUnits(da),
  }
}

/** A text that is the same in every language, e.g. a model name or a reference. */
export function same(value: string): Localised {
  return text(value, value, value, value)
}

/** Builds a text by calling a function for each language. */
export function eachLanguage(write: (language: Language) => string): Localised {
  return text(write('en'), write('de'), write('fr'), write('da'))
}

/** A text in the middle of a line, e.g. `date` in "hours, minutes, date": only German keeps its capital. */
export function within({ en, de, fr, da }: Localised): Localised {
  const lower = (value: string) => value.charAt(0).toLowerCase() + value.slice(1)
  return text(lower(en), de, lower(fr), lower(da))
}

/** A number with the decimal mark of each language and a unit, e.g. `measure(8.4, 'mm')`. */
export function measure(value: number, unit: string): Localised {
  const comma = String(value).replace('.', ',')
  return text(`${value} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`)
}

/** Joins non-empty texts, as paragraphs or in one line. */
export function join(separator: string, texts: readonly (Localised | null | undefined)[]): Localised {
  const present = texts.filter((one): one is Localised => Boolean(one))
  return eachLanguage((language) =>
    present
      .map((one) => one[language])
      .filter((one) => one !== '')
      .join(separator),
  )
}

function bindUnits(value: string): string {
  return value.replace(/(\d) (?=(?:mm|cm|m|ct|g|kt|Hz|bar|karat|Karat|carats)\b)/g, `$1${NBSP}`)
}

function bindFrench(value: string): string {
  return value.replace(/ (?=[:;!?»])/g, NBSP).replace(/« /g, `«${NBSP}`)
}
