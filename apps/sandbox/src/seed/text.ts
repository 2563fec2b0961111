import type { Language, Localised } from './seedTypes.js'

const NBSP = '\u00A0'

/**
 * One text in English, German, French and Danish. Sets the spaces that must not break: between a number and its unit,
 * and the French ones before high punctuation and inside guillemets.
 */
export function text(en: string, de: string, fr: string, da: string): Localised {
  return { en: bindUnits(en), de: bindUnits(de), fr: bindUnits(bindFrench(fr)), da: bindUnits(da) }
}

/** A text that reads the same in every language, e.g. a model name or a reference. */
export function same(value: string): Localised {
  return text(value, value, value, value)
}

/** Builds a text by asking for each language in turn. */
export function eachLanguage(write: (language: Language) => string): Localised {
  return text(write('en'), write('de'), write('fr'), write('da'))
}

/** A number with the decimal mark of each language and a unit, e.g. `measure(8.4, 'mm')`. */
export function measure(value: number, unit: string): Localised {
  const comma = String(value).replace('.', ',')
  return text(`${value} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`)
}

/** Joins the non-empty texts, paragraph by paragraph or in one line. */
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
