import type { SeedProduct } from '../../seed/seedTypes.js'
import { isOrderable } from '../products/productAvailability.js'

/** One hit: its representative product and all products of the hit. */
export interface VariantHit {
  readonly represented: SeedProduct
  readonly members: readonly SeedProduct[]
}

/**
 * Groups products of a variant group that look alike, such as the sizes of a ring, into one hit; a ring in another gold
 * is a separate hit. The first orderable product represents the hit.
 */
export function groupVariants(products: readonly SeedProduct[]): readonly VariantHit[] {
  return [...Map.groupBy(products, hitKey).values()].flatMap((members) => {
    const represented = members.find(isOrderable) ?? members[0]
    return represented ? [{ represented, members }] : []
  })
}

/**
 * Number of hits for each value of the products.
 * @param valuesOf values of one product, e.g. its materials
 */
export function countHits(
  products: readonly SeedProduct[],
  valuesOf: (product: SeedProduct) => Iterable<string>,
): (value: string) => number {
  const hits = new Map<string, Set<string>>()
  for (const product of products) {
    for (const value of valuesOf(product)) {
      const found = hits.get(value)
      if (found) found.add(hitKey(product))
      else hits.set(value, new Set([hitKey(product)]))
    }
  }
  return (value) => hits.get(value)?.size ?? 0
}

const keys = new WeakMap<SeedProduct, string>()

function hitKey(product: SeedProduct): string {
  const known = keys.get(product)
  if (known !== undefined) return known
  const key = product.variantGroup === null ? product.id : `${product.variantGroup} ${JSON.stringify(product.design)}`
  keys.set(product, key)
  return key
}
