import { COUNTRIES, FALLBACK_LANGUAGE } from '../commerce/siteConfig.js'
import type { Currency, Language } from '../seed/localised.js'

export interface SandboxLocale {
  /** E.g. `de-CH`. */
  readonly id: string
  /** E.g. `ch/de`. */
  readonly alias: string
  readonly additionalAlias: readonly string[]
  /** Country of the CMS tree: `uk` for Great Britain. */
  readonly country: string
  readonly language: Language
  readonly currency: Currency
}

/** Every locale of the site, countries in their order, each with its default language first. */
export const locales: readonly SandboxLocale[] = Object.entries(COUNTRIES).flatMap(([code, { languages, currency }]) =>
  languages.map((language) => {
    const country = cmsCountry(code)
    const id = `${language}-${code}`
    const spellings = country === code.toLowerCase() ? [id] : [id, `${language}-${country.toUpperCase()}`]
    const additionalAlias = spellings.flatMap((one) => [one, one.toLowerCase()])
    return { id, alias: `${country}/${language}`, additionalAlias, country, language, currency }
  }),
)

/** Countries of the CMS tree. */
export const cmsCountries: ReadonlySet<string> = new Set(locales.map((locale) => locale.country))

/**
 * Language of a request: `lang`; the default if `lang` is not a language of the site; without `lang`, the first
 * language in the header that the site has.
 */
export function requestLanguage(lang: string | null, acceptLanguage: string | undefined): Language {
  if (lang !== null) return asLanguage(lang) ?? FALLBACK_LANGUAGE
  const wishes = (acceptLanguage ?? '').slice(0, 500).split(',').map(readWish)
  const known = wishes.toSorted((a, b) => b.weight - a.weight).flatMap(({ language }) => asLanguage(language) ?? [])
  return known[0] ?? FALLBACK_LANGUAGE
}

/** `de-CH;q=0.8` */
function readWish(text: string): { readonly language: string; readonly weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
  return { language: tag.slice(0, 2).toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight }
}

function asLanguage(value: string): Language | null {
  return locales.find((locale) => locale.language === value)?.language ?? null
}

/** The only country whose CMS name differs from its code (Spec §2). */
function cmsCountry(code: string): string {
  return code === 'GB' ? 'uk' : code.toLowerCase()
}
