const FALLBACK = 'en'

/**
 * Language of a visitor: the browser's if it is a supported language or one of the country's languages, otherwise `en`
 * (Spec §4 "Geo redirect on first visit").
 *
 * @param browser `navigator.language`, or the first entry of `Accept-Language`, e.g. `de-CH` or `de-CH;q=0.9`.
 */
export function geoLanguage(
  browser: string | null | undefined,
  languages: { readonly supported: readonly string[]; readonly ofCountry: readonly string[] },
): string {
  const language =
    (browser ?? '')
      .split(/[-_,;]/, 1)[0]
      ?.trim()
      .toLowerCase() ?? ''
  return languages.supported.includes(language) || languages.ofCountry.includes(language) ? language : FALLBACK
}
