import type { SeedProduct } from '../../seed/seedTypes.js'
import { isOrderable } from '../products/productAvailability.js'

/** One hit: the piece that stands for it and all pieces that it stands for. */
export interface VariantHit {
  readonly represented: SeedProduct
  readonly members: readonly SeedProduct[]
}

/**
 * Pieces of one variant group that look alike, such as the sizes of a ring, are one hit; a ring in another gold is a
 * hit of its own. The first piece that can be ordered stands for the hit.
 */
export function groupVariants(products: readonly SeedProduct[]): readonly VariantHit[] {
  return [...Map.groupBy(products, hitKey).values()].flatMap((members) => {
    const represented = members.find(isOrderable) ?? members[0]
    return represented ? [{ represented, members }] : []
  })
}

/**
 * Number of hits for each value that pieces have.
 * @param valuesOf values of one piece, e.g. its materials
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
