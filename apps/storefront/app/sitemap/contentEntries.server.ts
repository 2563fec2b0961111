import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import type { Market } from '../page/market.js'
import { pageImage } from '../page/contentHead.server.js'
import { nativeRouteOf } from '../page/nativeRoute.js'
import { isoDate, pictureUrl } from '../page/structuredData/siteFacts.js'
import type { PageServices } from '../page/services.server.js'
import type { SitemapEntry } from './sitemapEntry.js'

const PART = 100
/** No country has more pages; an endless query would end here. */
const MAX_PAGES = 50_000

/** A page of one country. */
export type CountryPage = Omit<SitemapEntry, 'localeIds'>

/** Every indexable CMS page of a country, its home page included. Rejects when the CMS does not answer. */
export async function contentEntries(market: Market, services: PageServices): Promise<readonly CountryPage[]> {
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
  return [
    ...(home && isIndexable(home, '/') ? [entry(home, '/', services.origin)] : []),
    ...pages.flatMap((page) => {
      const path = page.path.startsWith(`${root}/`) ? page.path.slice(root.length) : null
      return path !== null && isIndexable(page, path) ? [entry(page, path, services.origin)] : []
    }),
  ]
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
