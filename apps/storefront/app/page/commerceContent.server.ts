import type { PageListing } from '@vitrine/cms-renderer/nodes/pageContent'
import type { ListingKind as TemplateListing } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { getCategory, getProduct, getProductsInBatches } from '@vitrine/commerce-client/client/shopperProducts'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import { MAX_LISTING_SIZE } from '../config/listings.js'
import { listingDefaultsOf } from './listingDefaultsOf.js'
import { pageCount, pageListing, pageSize } from './pageListing.js'
import type { PageRequest } from './pageRequest.js'
import { searchListing } from './searchListing.server.js'
import type { PageServices } from './services.server.js'

/** The product of a detail page; null = the platform does not know it. */
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

/** The category of a listing; null = the platform does not know it. */
export function loadCategory(
  id: string,
  { market, signal }: PageRequest,
  services: PageServices,
): Promise<Category | null> {
  return getCategory(services.scapi(market), { id, levels: 0 }, { signal })
}

export interface ListingWish {
  readonly kind: TemplateListing
  /** null = a search over the whole shop. */
  readonly category: Category | null
  readonly title: string
}

/** The listing of a page; null = its query asks for a page that does not exist. Search failures are data, not errors. */
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
  // The page alone says which category it lists; the platform takes one.
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
    // A combination of facets that finds nothing is no page (trust.md D); a search that finds nothing is an answer.
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
