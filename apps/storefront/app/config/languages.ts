/** Languages with a message file, and their native names (Spec §9). */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  da: 'Dansk',
} as const

export type Language = keyof typeof languages

/** Fallback for languages without a message file. */
const fallbackLanguage: Language = 'en'

/** Language part of a locale id (`de` of `de-CH`), or the fallback when it has no message file. */
export function languageOf(localeId: string): Language {
  const [language = ''] = localeId.toLowerCase().split('-')
  return isLanguage(language) ? language : fallbackLanguage
}

function isLanguage(value: string): value is Language {
  return Object.hasOwn(languages, value)
}
