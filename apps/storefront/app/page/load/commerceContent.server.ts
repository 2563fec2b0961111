import type { PageListing } from '@vitrine/cms-renderer/nodes/pageContent'
import type { ListingKind } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { getCategory, getProduct, getProductsInBatches } from '@vitrine/commerce-client/client/shopperProducts'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import { MAX_LISTING_SIZE } from '../../config/listings.js'
import { listingDefaultsOf } from './listingDefaultsOf.js'
import { pageCount, pageListing, pageSize } from '../view/pageListing.js'
import type { PageRequest } from '../resolve/pageRequest.js'
import { searchListing } from './searchListing.server.js'
import type { PageServices } from './services.server.js'

/** The product of a detail page; null = not found. */
export function loadProduct(
  id: string,
  { market, signal }: PageRequest,
  services: PageServices,
): Promise<Product | null> {
  return getProduct(
    services.scapi(market),
    { id, expand: ['availability', 'promotions', 'images', 'prices', 'variations', 'set_products'] },
    { signal },
  )
}

/** The category of a listing; null = not found. */
export function loadCategory(
  id: string,
  { market, signal }: PageRequest,
  services: PageServices,
): Promise<Category | null> {
  return getCategory(services.scapi(market), { id, levels: 0 }, { signal })
}

export interface ListingWish {
  readonly kind: ListingKind
  /** null = search in the whole shop. */
  readonly category: Category | null
  readonly title: string
}

/** The listing of a page; null = the requested page number does not exist. Search failures are returned as data. */
export async function loadListing(
  { kind, category, title }: ListingWish,
  request: PageRequest,
  services: PageServices,
): Promise<PageListing | null> {
  const { market, query, path, signal } = request
  const defaults = listingDefaultsOf(kind)
  const size = pageSize(query, defaults)
  const grows = defaults.pageSizes.length === 0
  const client = services.scapi(market)
  // The category comes from the page, and the platform accepts only one.
  const { cgid: _category, ...asked } = query.refinements
  const text = category?.description ?? ''
  const base = { title, text, path, defaults, market }
  try {
    const { result, refinements } = await searchListing(
      client,
      {
        ...(query.q === null ? {} : { q: query.q }),
        categoryId: category?.id ?? null,
        refinements: asked,
        sort: query.sort ?? defaults.sort,
        limit: grows ? Math.min(size * query.page, MAX_LISTING_SIZE) : size,
        offset: grows ? 0 : (query.page - 1) * size,
      },
      { signal },
    )
    // An empty facet combination is a 404 (trust.md D); an empty search result is a valid page.
    const isEmptyCombination = category !== null && result.total === 0 && Object.keys(refinements).length > 0
    if (isEmptyCombination || query.page > pageCount(result.total, size)) return null
    const ids = (result.hits ?? []).map((hit) => hit.representedProduct?.id ?? hit.productId)
    const products = ids.length === 0 ? [] : await getProductsInBatches(client, { ids }, { signal })
    return pageListing({ ...base, query: { ...query, refinements }, result, products })
  } catch (error) {
    services.log.error({ error: String(error), category: category?.id ?? null }, 'the listing could not be loaded')
    const result = { total: 0, limit: size, offset: 0 }
    return { ...pageListing({ ...base, query, result, products: [] }), status: 'failed' }
  }
}
