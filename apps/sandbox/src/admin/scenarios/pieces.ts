import type { CatalogueIndex } from '../../commerce/catalogue/catalogueIndex.js'
import type { SeedProduct } from '../../seed/seedTypes.js'

/** The orderable products of the seed, in a fixed order. */
export function orderablePieces({ source }: CatalogueIndex): readonly SeedProduct[] {
  return source.products.filter(
    ({ availability, allocation, canBeAddedToCart, isPriceOnRequest, isStaffSale, prices }) =>
      availability === 'inStock' &&
      allocation > 0 &&
      canBeAddedToCart &&
      !isPriceOnRequest &&
      !isStaffSale &&
      prices !== null,
  )
}

/**
 * The first product of a list that meets a condition.
 * @throws Error if the seed has none
 */
export function firstPiece(
  pieces: readonly SeedProduct[],
  name: string,
  isMeant: (piece: SeedProduct) => boolean,
): SeedProduct {
  const piece = pieces.find(isMeant)
  if (!piece) throw new Error(`The seed has no ${name} product.`)
  return piece
}
