import type { PageListing, PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import type { Breadcrumbs } from '../load/breadcrumbs.server.js'
import { type ArticleFacts, article } from './structuredData/article.js'
import { breadcrumbList } from './structuredData/breadcrumbList.js'
import { itemList } from './structuredData/itemList.js'
import { jewelryStore } from './structuredData/jewelryStore.js'
import { organization } from './structuredData/organization.js'
import { productData } from './structuredData/productData.js'
import type { SiteFacts } from './structuredData/siteFacts.js'
import { type VideoFacts, videoObject } from './structuredData/videoObject.js'
import { webSite } from './structuredData/webSite.js'

export interface StructuredFacts {
  /** Canonical URL of the page. */
  readonly url: string
  readonly isHome: boolean
  readonly breadcrumbs: Breadcrumbs
  readonly product: { readonly detail: PageProduct; readonly product: Product } | null
  /** The listing of the page; also null on search pages. */
  readonly listing: PageListing | null
  readonly article: Omit<ArticleFacts, 'url'> | null
  readonly store: StoreDetailsData | null
  readonly films: readonly VideoFacts[]
}

/** All structured data of a page; Organization is always the first object (trust.md D). */
export function pageStructuredData(facts: StructuredFacts, site: SiteFacts): readonly object[] {
  const { url, product, listing } = facts
  return [
    organization(site),
    facts.isHome ? webSite(site) : breadcrumbList(facts.breadcrumbs, site.origin),
    ...(product ? productData({ ...product, url }, site) : []),
    listing && itemList({ products: listing.products, first: firstPosition(listing) }, site.origin),
    facts.article && article({ ...facts.article, url }, site),
    facts.store && jewelryStore(facts.store, url, site),
    ...facts.films.map((film) => videoObject(film, site.origin)),
  ].filter((data) => data !== null)
}

/** Position of the first product shown; a "show more" listing always starts at 1. */
function firstPosition({ products, pagination }: PageListing): number {
  return Math.max(1, pagination.shownCount - products.length + 1)
}
