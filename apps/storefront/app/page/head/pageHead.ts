import { pathCountry } from '@vitrine/commerce-client/domain/site/localeParts'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import type { LocaleOption } from '@vitrine/ui/LocaleSwitch'
import { countryOf } from '../../config/countries.js'
import { languageOf, languages } from '../../config/languages.js'
import { retailer } from '../../config/retailer.js'
import { facetRule } from './facetRule.js'
import type { PageHead } from '../../contract/pageData.js'
import { type CanonicalFacts, pageLinks } from './pageLinks.js'
import type { PageRequest } from '../resolve/pageRequest.js'
import { plainMessage } from '../load/serverMessages.server.js'

export interface HeadInput {
  readonly title: string
  readonly description: string | null
  readonly isNoIndex: boolean
  /** Response of canonical-links; null = the request failed: the page is its own canonical and has no alternates. */
  readonly links: CanonicalFacts | null
  readonly structuredData: readonly object[]
  /** True if query parameters of the listing create separate pages. */
  readonly isListing?: boolean | undefined
  /** Label of the selected curated facet value. */
  readonly facetLabel?: string | null | undefined
  /** Absolute URL of the page's main image. */
  readonly image?: string | null | undefined
  readonly type?: PageHead['type'] | undefined
}

/** Maximum description length in search results. */
const MAX_DESCRIPTION = 160

/**
 * The head of a page. A non-indexable page has neither a canonical URL nor alternates; a numbered page or curated
 * facet has only its own canonical URL, since other locales may lack it.
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

/** Every locale of the site, linking to this page's alternate if there is one, else to the home page. */
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

/** Never empty and unique per page: without a description it uses the page title and the retailer's description. */
function describe(title: string, { title: plainTitle, description }: HeadInput, house: string): string {
  const own = description?.trim() ?? ''
  if (own === '') return `${title}. ${house}`
  return title === plainTitle ? own : `${title}. ${own}`
}

/** Truncates at a word boundary. */
function shorten(text: string): string {
  const plain = text.replaceAll('\n', ' ').trim()
  if (plain.length <= MAX_DESCRIPTION) return plain
  const cut = plain.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION - 30))}…`
}
