import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import type { Market } from '../page/market.js'
import { pageImage } from '../page/head/contentHead.server.js'
import { nativeRouteOf } from '../page/resolve/nativeRoute.js'
import { isoDate, pictureUrl } from '../page/head/structuredData/siteFacts.js'
import type { PageServices } from '../page/load/services.server.js'
import type { SitemapEntry } from '../contract/sitemapEntry.js'

const PART = 100
/** Upper bound for pages of a country; stops an endless query. */
const MAX_PAGES = 50_000

/** A page of one country. */
export type CountryPage = Omit<SitemapEntry, 'localeIds'>

/** CMS pages of a country: indexable pages, and the paths of those that are not. */
export interface CountryPages {
  readonly pages: readonly CountryPage[]
  readonly hidden: readonly string[]
}

/** Every CMS page of a country, home page included. Rejects when the CMS fails. */
export async function contentEntries(market: Market, services: PageServices): Promise<CountryPages> {
  const { country, language } = market
  const pages: CmsNode[] = []
  for (let offset = 0, total = 1; offset < Math.min(total, MAX_PAGES); offset += PART) {
    const wish = { country: country.pathCode, lang: language, offset, limit: PART }
    const part = await services.cms.queryPages(wish)
    pages.push(...part.pages)
    total = part.pages.length === 0 ? 0 : part.total
  }
  const home = await services.cms.getPage({ country: country.pathCode, path: '/', lang: language })
  const root = `/${country.pathCode}`
  const found = [
    ...(home ? [{ page: home, path: '/' }] : []),
    ...pages.flatMap((page) =>
      page.path.startsWith(`${root}/`) ? [{ page, path: page.path.slice(root.length) }] : [],
    ),
  ]
  const [shown, hidden] = [true, false].map((wanted) =>
    found.filter(({ page, path }) => isIndexable(page, path) === wanted),
  )
  return {
    pages: (shown ?? []).map(({ page, path }) => entry(page, path, services.origin)),
    hidden: (hidden ?? []).map(({ path }) => path),
  }
}

function isIndexable(page: CmsNode, path: string): boolean {
  const facts = pageFacts(page)
  const template = pageTemplate(facts.template)
  if (template === null || template.isNoIndex || template.isVirtual || facts.isNoIndex) return false
  return nativeRouteOf(path) === null
}

function entry(page: CmsNode, path: string, origin: string): CountryPage {
  const image = pageImage(page)
  return { path, lastModified: isoDate(page.lastModified), image: image && pictureUrl(image, origin) }
}
