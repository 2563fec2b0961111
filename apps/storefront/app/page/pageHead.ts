import { pathCountry } from '@vitrine/commerce-client/domain/site/localeParts'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import type { LocaleOption } from '@vitrine/ui/LocaleSwitch'
import { countryOf } from '../config/countries.js'
import { languageOf, languages } from '../config/languages.js'
import { retailer } from '../config/retailer.js'
import { facetRule } from './facetRule.js'
import type { PageHead } from './pageData.js'
import { type CanonicalFacts, pageLinks } from './pageLinks.js'
import type { PageRequest } from './pageRequest.js'
import { plainMessage } from './serverMessages.server.js'

export interface HeadInput {
  readonly title: string
  readonly description: string | null
  readonly isNoIndex: boolean
  /** Answer of canonical-links; null = it failed, so the canonical is the page itself and no alternate is named. */
  readonly links: CanonicalFacts | null
  readonly structuredData: readonly object[]
  /** True where the query of a listing makes pages of their own. */
  readonly isListing?: boolean | undefined
  /** Shown value of the curated facet that is chosen. */
  readonly facetLabel?: string | null | undefined
  /** Absolute URL of the picture that stands for the page. */
  readonly image?: string | null | undefined
  readonly type?: PageHead['type'] | undefined
}

/** Longest description that search results show. */
const MAX_DESCRIPTION = 160

/**
 * The head of a page. A page that must not be indexed names neither a canonical address nor alternates; a further page and
 * a curated facet name themselves only, since other locales need not have them.
 */
export function pageHead(input: HeadInput, request: PageRequest, origin: string): PageHead {
  const { query, market } = request
  const { canonical, alternates } = pageLinks(input.links, request, origin)
  const rule = facetRule(query)
  const isHidden = input.isNoIndex || rule.kind === 'hidden'
  const ownQuery = input.isListing && rule.kind === 'indexable' ? rule.query : ''
  const page = input.isListing && query.page > 1 ? `${plainMessage('head.page', market.locale.id)} ${query.page}` : null
  const title = [input.title, input.facetLabel, page].filter(Boolean).join(', ')
  return {
    title: `${title} | ${retailer.name}`,
    description: shorten(describe(title, input, retailer.description[market.language])),
    canonical: isHidden ? null : canonical + ownQuery,
    alternates: isHidden || ownQuery !== '' ? [] : alternates,
    isNoIndex: isHidden,
    image: input.image ?? null,
    type: input.type ?? 'website',
    structuredData: input.structuredData,
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

/** Never empty, and never that of another page: what lacks words of its own says its title and who we are. */
function describe(title: string, { title: plainTitle, description }: HeadInput, house: string): string {
  const own = description?.trim() ?? ''
  if (own === '') return `${title}. ${house}`
  return title === plainTitle ? own : `${title}. ${own}`
}

/** Cuts at a word, so that a description does not end in the middle of one. */
function shorten(text: string): string {
  const plain = text.replaceAll('\n', ' ').trim()
  if (plain.length <= MAX_DESCRIPTION) return plain
  const cut = plain.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION - 30))}…`
}
