/** Languages of every seed text. */
export type Language = 'en' | 'de' | 'fr' | 'da'

/** Languages of responses: Swiss German spelling is derived by `text`. */
export type TextLanguage = Language | 'de-CH'

/** A text in every language. */
export type Localised = Readonly<Record<TextLanguage, string>>

/** Currencies of the six countries. Amounts are major units (8200 = CHF 8,200). */
export type Currency = 'CHF' | 'EUR' | 'GBP' | 'DKK'

export type Money = Readonly<Record<Currency, number>>
