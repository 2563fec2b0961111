/** Languages with a message file, and how each calls itself (Spec §9). */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  da: 'Dansk',
} as const

export type Language = keyof typeof languages

/** Language whose texts are used when a page's language has none. */
const fallbackLanguage: Language = 'en'

/** Language part of a locale id (`de` of `de-CH`), or the fallback when it has no texts. */
export function languageOf(localeId: string): Language {
  const [language = ''] = localeId.toLowerCase().split('-')
  return isLanguage(language) ? language : fallbackLanguage
}

function isLanguage(value: string): value is Language {
  return Object.hasOwn(languages, value)
}
