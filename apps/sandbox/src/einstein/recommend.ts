import type { CatalogueIndex } from '../commerce/catalogue/catalogueIndex.js'
import type { SeedProduct } from '../seed/seedTypes.js'

const LIMIT = 12

/**
 * Products of the same brand and category as the given ones, without these and their variants. If a brand has no other
 * product in the category, only the category counts, then only the brand. Unknown ids are ignored.
 */
export function similarPieces(ids: readonly string[], catalogue: CatalogueIndex): readonly SeedProduct[] {
  const asked = ids.flatMap((id) => catalogue.product(id) ?? [])
  const own = new Set(asked.flatMap((product) => catalogue.variants(product).map(({ id }) => id)))
  const others = offered(catalogue).filter(({ id }) => !own.has(id))
  const brand = (other: SeedProduct) => asked.some((product) => product.brand === other.brand)
  const category = (other: SeedProduct) => asked.some((product) => sharesCategory(product, other))
  const both = (other: SeedProduct) =>
    asked.some((product) => product.brand === other.brand && sharesCategory(product, other))
  const found = [both, category, brand].map((matches) => others.filter(matches)).find((list) => list.length > 0)
  return distinct(found ?? [])
}

/** The best products of categories. */
export function bestOfCategories(ids: readonly string[], catalogue: CatalogueIndex): readonly SeedProduct[] {
  return distinct(offered(catalogue).filter((product) => ids.some((id) => catalogue.isInCategory(product, id))))
}

/** The best products overall. */
export function topSellers(catalogue: CatalogueIndex): readonly SeedProduct[] {
  return distinct(offered(catalogue))
}

/** Products by id in the given order, if they may be recommended. */
export function piecesOf(ids: readonly string[], catalogue: CatalogueIndex): readonly SeedProduct[] {
  const known = new Set(offered(catalogue))
  const pieces = [...new Set(ids)].flatMap((id) => catalogue.product(id) ?? [])
  return pieces.filter((product) => known.has(product)).slice(0, LIMIT)
}

/** Products that may be recommended to anyone, best first. */
function offered({ source }: CatalogueIndex): readonly SeedProduct[] {
  return source.products
    .filter((product) => product.availability !== 'soldOut' && !product.isStaffSale && product.type !== 'giftCard')
    .sort((a, b) => a.rank - b.rank)
}

/** Whether two products share the primary category, or any other. */
function sharesCategory(product: SeedProduct, other: SeedProduct): boolean {
  return other.categories.some((id) => product.categories.includes(id))
}

/** One product per variant group, up to the capacity of a slot. */
function distinct(products: readonly SeedProduct[]): readonly SeedProduct[] {
  const groups = new Set<string>()
  const kept = products.filter(({ id, variantGroup }) => {
    const key = variantGroup ?? id
    return groups.has(key) ? false : Boolean(groups.add(key))
  })
  return kept.slice(0, LIMIT)
}
