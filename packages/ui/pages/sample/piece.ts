import type { CloudImageData } from '../../src/components/CloudImage/CloudImage.js'
import type { PriceData } from '../../src/components/Price/Price.js'
import type { ProductTileData, TileBackground } from '../../src/components/ProductTile/ProductTile.js'

interface Piece {
  readonly id: string
  readonly brand: string
  readonly name: string
  /** CHF; null = on request. */
  readonly amount: number | null
  readonly image: CloudImageData
  readonly hoverImage?: CloudImageData | undefined
  readonly background?: TileBackground | undefined
  readonly badge?: ProductTileData['badge'] | undefined
}

/** Tile data of one sample product. */
export function piece({ id, brand, name, amount, image, hoverImage, background, badge }: Piece): ProductTileData {
  return {
    id,
    href: `/p/${id}.html`,
    brand,
    name,
    price: priceOf(amount),
    currency: 'CHF',
    // The link next to it contains the name.
    image: { ...image, alt: '' },
    hoverImage: hoverImage ?? null,
    background: background ?? 'light',
    badge: badge ?? null,
  }
}

function priceOf(amount: number | null): PriceData {
  return amount === null ? { kind: 'onRequest' } : { kind: 'regular', amount, isStartingAt: false }
}
