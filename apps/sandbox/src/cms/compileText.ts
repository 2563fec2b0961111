import { textLanguage, toCountry } from '../commerce/http/market.js'
import { FALLBACK_LANGUAGE } from '../commerce/siteConfig.js'
import type { Language, Localised } from '../seed/localised.js'
import type { Place } from './place.js'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'da']

/** Properties of a text: under its own name, and with `lang=all` also under `{name}_{language}`. */
export function localised(
  name: string,
  value: Localised,
  { language, country }: Place,
  compile: (text: string, language: Language) => string,
): readonly (readonly [string, string])[] {
  const spelt = (one: Language) => value[textLanguage(one, toCountry(country?.toUpperCase()))]
  if (language !== 'all') return [[name, compile(spelt(language), language)]]
  return [
    [name, compile(value[FALLBACK_LANGUAGE], FALLBACK_LANGUAGE)],
    ...LANGUAGES.map((one) => [`${name}_${one}`, compile(spelt(one), one)] as const),
  ]
}

/** Plain text as the CMS stores it: with entities. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;')
}

/**
 * Rich text as the editor saves it and Magnolia converts it: links with country, language and extension, an inline
 * style on the first paragraph, an empty paragraph at the end. Link tokens that Magnolia does not convert are kept.
 */
export function richText(html: string, country: string | null, language: Language): string {
  const root = country === null ? '' : `/${country}/${language}`
  const home = country === null ? '/home' : ''
  const linked = html.replace(
    /href="(\/[^"#?.]*)"/g,
    (_, path: string) => `href="${root}${path === '/' ? home : path}.html"`,
  )
  return linked.startsWith('<p>') ? `<p style="margin-left:0px;">${linked.slice('<p>'.length)}<p>&nbsp;</p>` : linked
}
