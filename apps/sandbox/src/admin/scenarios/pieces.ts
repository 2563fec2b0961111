import type { CatalogueIndex } from '../../commerce/catalogue/catalogueIndex.js'
import type { SeedProduct } from '../../seed/seedTypes.js'

/** The pieces of the seed that can be ordered, in their order; the same on every run. */
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
 * The first piece of a list that a condition holds for.
 * @throws Error when the seed has none
 */
export function firstPiece(
  pieces: readonly SeedProduct[],
  name: string,
  isMeant: (piece: SeedProduct) => boolean,
): SeedProduct {
  const piece = pieces.find(isMeant)
  if (!piece) throw new Error(`The seed has no ${name} piece.`)
  return piece
}
