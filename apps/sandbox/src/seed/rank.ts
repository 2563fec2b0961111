import type { SeedProduct } from './seedTypes.js'

/**
 * Sets the rank for best matches: first one product of every model, then the second variants and so on, so that a
 * listing does not start with seven sizes of one ring.
 */
export function ranked(products: readonly SeedProduct[]): readonly SeedProduct[] {
  const seen = new Map<string, number>()
  const placed = products.map((product, position) => {
    const model = product.variantGroup ?? product.id
    const turn = seen.get(model) ?? 0
    seen.set(model, turn + 1)
    return { product, turn, position }
  })
  placed.sort((a, b) => a.turn - b.turn || a.position - b.position)
  return placed.map(({ product }, index) => ({ ...product, rank: index + 1 }))
}
