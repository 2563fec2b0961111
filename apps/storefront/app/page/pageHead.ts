import { pathCountry } from '@vitrine/commerce-client/domain/site/localeParts'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import type { LocaleOption } from '@vitrine/ui/LocaleSwitch'
import { countryOf } from '../config/countries.js'
import { languageOf, languages } from '../config/languages.js'
import { retailer } from '../config/retailer.js'
import type { PageHead } from './pageData.js'
import type { PageRequest } from './pageRequest.js'

export interface CanonicalFacts {
  readonly canonical: { readonly href: string }
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

export interface HeadInput {
  readonly title: string
  readonly description: string | null
  readonly isNoIndex: boolean
  /** Answer of canonical-links; null = it failed, so the canonical is the page itself and no alternate is named. */
  readonly links: CanonicalFacts | null
  readonly structuredData: readonly object[]
}

/** Longest description that search results show. */
const MAX_DESCRIPTION = 160

export function pageHead(
  { title, description, isNoIndex, links, structuredData }: HeadInput,
  request: PageRequest,
  origin: string,
): PageHead {
  const { query, path } = request
  const isFaceted = Object.keys(query.refinements).length > 0 || query.sort !== null || query.limit !== null
  const page = query.page > 1 ? `?page=${query.page}` : ''
  const isHidden = isNoIndex || isFaceted
  return {
    title: `${title} | ${retailer.name}`,
    description: description ? shorten(description) : null,
    canonical: isNoIndex ? null : (links?.canonical.href ?? origin + path) + page,
    alternates: isHidden || !links ? [] : [...links.alternates, { hreflang: 'x-default', href: origin + request.rest }],
    isNoIndex: isHidden,
    structuredData,
  }
}

/** Every locale of the site: this page in it where an alternate is known, else its home page. */
export function localeOptions(
  links: CanonicalFacts | null,
  { site, market }: PageRequest,
  origin: string,
): readonly LocaleOption[] {
  return site.l10n.supportedLocales.map(({ id, alias }) => {
    const alternate = links?.alternates.find(({ hreflang }) => hreflang === id)?.href
    const country = countryOf(id.split('-')[1] ?? '')
    return {
      id,
      lang: id,
      country: country.name[market.language] ?? pathCountry(country.code),
      language: languages[languageOf(id)],
      href: (alternate ? safeRedirectTarget(alternate, origin) : null) ?? `/${alias}`,
      isCurrent: id === market.locale.id,
    }
  })
}

/** Cuts at a word, so that a description does not end in the middle of one. */
function shorten(text: string): string {
  const plain = text.replaceAll('\n', ' ').trim()
  if (plain.length <= MAX_DESCRIPTION) return plain
  const cut = plain.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION - 30))}…`
}
