import type { Site } from '@vitrine/commerce-client/types/site'
import { defaultSiteId, sites } from '../config/sites.js'
import { type Market, marketOf } from '../page/market.js'
import type { PageServices } from '../page/load/services.server.js'
import { contentEntries, type CountryPage } from './contentEntries.server.js'
import { shopEntries } from './shopEntries.server.js'
import type { SitemapData, SitemapEntry } from '../contract/sitemapEntry.js'

const defaultSite = sites.find(({ id }) => id === defaultSiteId)

/**
 * Every indexable page of a site: CMS pages by country, categories and products in every locale. Requests are sequential,
 * so that pages are not slowed down. Rejects when an upstream fails: a partial sitemap would remove pages from search.
 */
export async function sitemapData(services: PageServices, site: Site | undefined = defaultSite): Promise<SitemapData> {
  const markets = (site?.l10n.supportedLocales ?? []).map(marketOf)
  const [first] = markets
  if (!site || !first) return { locales: [], entries: [] }
  const entries = new Map<string, SitemapEntry>()
  // A category whose CMS page is `noindex` is excluded too.
  const closed = new Set<string>()
  for (const ofCountry of Map.groupBy(markets, ({ country }) => country.code).values()) {
    const [market] = ofCountry
    if (!market) continue
    const { pages, hidden } = await contentEntries(market, services)
    for (const page of pages) add(entries, page, ofCountry)
    for (const path of hidden) for (const { locale } of ofCountry) closed.add(`${locale.id} ${path}`)
  }
  const home = markets.find(({ locale }) => locale.id === site.l10n.defaultLocale) ?? first
  for (const page of await shopEntries(services.scapi(home), services.origin)) {
    const open = markets.filter(({ locale }) => !closed.has(`${locale.id} ${page.path}`))
    if (open.length > 0) add(entries, page, open)
  }
  const order = site.l10n.supportedLocales.map(({ id }) => id)
  return {
    locales: site.l10n.supportedLocales.map(({ id, alias }) => ({ id, alias })),
    entries: [...entries.values()].map((entry) => ({
      ...entry,
      localeIds: order.filter((id) => entry.localeIds.includes(id)),
    })),
  }
}

/** A CMS page at a category's path is that category's page: one entry, with the CMS page's facts. */
function add(entries: Map<string, SitemapEntry>, page: CountryPage, markets: readonly Market[]): void {
  const known = entries.get(page.path)
  const localeIds = new Set([...(known?.localeIds ?? []), ...markets.map(({ locale }) => locale.id)])
  entries.set(page.path, {
    path: page.path,
    lastModified: known?.lastModified ?? page.lastModified,
    image: known?.image ?? page.image,
    localeIds: [...localeIds],
  })
}
