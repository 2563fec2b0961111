import type { CatalogueIndex } from '../commerce/catalogue/catalogueIndex.js'
import type { SeedProduct } from '../seed/seedTypes.js'

const LIMIT = 12

/**
 * Pieces of the same brand and category as those that are asked about, never the pieces themselves or their variants.
 * Where a brand has no other of the category, the category alone decides, then the brand alone. Unknown ids count for
 * nothing.
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

/** The best pieces of categories. */
export function bestOfCategories(ids: readonly string[], catalogue: CatalogueIndex): readonly SeedProduct[] {
  return distinct(offered(catalogue).filter((product) => ids.some((id) => catalogue.isInCategory(product, id))))
}

/** The best pieces of all. */
export function topSellers(catalogue: CatalogueIndex): readonly SeedProduct[] {
  return distinct(offered(catalogue))
}

/** Pieces by id, the first ones first, as far as they are offered. */
export function piecesOf(ids: readonly string[], catalogue: CatalogueIndex): readonly SeedProduct[] {
  const known = new Set(offered(catalogue))
  const pieces = [...new Set(ids)].flatMap((id) => catalogue.product(id) ?? [])
  return pieces.filter((product) => known.has(product)).slice(0, LIMIT)
}

/** What may be recommended to anybody, the best first. */
function offered({ source }: CatalogueIndex): readonly SeedProduct[] {
  return source.products
    .filter((product) => product.availability !== 'soldOut' && !product.isStaffSale && product.type !== 'giftCard')
    .sort((a, b) => a.rank - b.rank)
}

/** The primary category, or any other that both lie in. */
function sharesCategory(product: SeedProduct, other: SeedProduct): boolean {
  return other.categories.some((id) => product.categories.includes(id))
}

/** One piece of each variant group, as many as a slot holds. */
function distinct(products: readonly SeedProduct[]): readonly SeedProduct[] {
  const groups = new Set<string>()
  const kept = products.filter(({ id, variantGroup }) => {
    const key = variantGroup ?? id
    return groups.has(key) ? false : Boolean(groups.add(key))
  })
  return kept.slice(0, LIMIT)
}
