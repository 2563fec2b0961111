import { categoryUrl } from '@vitrine/commerce-client/domain/product/categoryUrl'
import type { References } from '@vitrine/cms-renderer/nodes/references'
import type { CategoryLink } from '@vitrine/cms-renderer/nodes/renderNode'
import { getCategories, getProducts, PRODUCT_BATCH_SIZE } from '@vitrine/commerce-client/client/shopperProducts'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import type { PageRequest } from '../resolve/pageRequest.js'
import { productTile } from '../view/productTile.js'
import type { PageServices } from './services.server.js'

/** Maximum number of ids per getCategories call. */
const CATEGORY_BATCH_SIZE = 50

/** Products and categories that a page refers to, by id; missing or failed ones are absent. */
export interface ResolvedReferences {
  readonly products: ReadonlyMap<string, ProductTileData>
  readonly categories: ReadonlyMap<string, CategoryLink>
  /** True if a batch failed, so the page is incomplete. */
  readonly hasFailed: boolean
}

/**
 * Loads all references of the content, with all batches in parallel. A failed batch affects only its own ids and is
 * logged. Never rejects.
 */
export async function loadReferences(
  { productIds, categoryIds }: References,
  { market, signal }: PageRequest,
  services: PageServices,
): Promise<ResolvedReferences> {
  const client = services.scapi(market)
  const [products, categories] = await Promise.all([
    inBatches(productIds, PRODUCT_BATCH_SIZE, services, async (ids) => {
      const { data } = await getProducts(client, { ids }, { signal })
      return data.map((product) => () => productTile(product, market))
    }),
    inBatches(categoryIds, CATEGORY_BATCH_SIZE, services, async (ids) => {
      const { data } = await getCategories(client, { ids, levels: 0 }, { signal })
      return data.map((category) => (): CategoryLink => {
        const { id, name } = category
        return { id, name: name ?? id, href: categoryUrl(category, market.locale.alias), image: null }
      })
    }),
  ])
  return {
    products: products.found,
    categories: categories.found,
    hasFailed: products.hasFailed || categories.hasFailed,
  }
}

/** Loads ids in parallel batches. `load` returns one parser per item, so that a malformed item fails alone. */
async function inBatches<T extends { readonly id: string }>(
  ids: readonly string[],
  size: number,
  { log }: PageServices,
  load: (ids: readonly string[]) => Promise<readonly (() => T)[]>,
): Promise<{ readonly found: ReadonlyMap<string, T>; readonly hasFailed: boolean }> {
  const batches = ids.flatMap((_, start) => (start % size === 0 ? [ids.slice(start, start + size)] : []))
  let hasFailed = false
  const loaded = await Promise.all(
    batches.map((batch) =>
      load(batch).catch((error: unknown) => {
        hasFailed = true
        log.error(
          { error: String(error), count: batch.length },
          'a batch of what content refers to could not be loaded',
        )
        return []
      }),
    ),
  )
  const found = new Map<string, T>()
  for (const read of loaded.flat()) {
    try {
      const entry = read()
      found.set(entry.id, entry)
    } catch (error) {
      log.error({ error: String(error) }, 'An entry that content refers to is malformed')
    }
  }
  return { found, hasFailed }
}
