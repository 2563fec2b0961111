import type { FocalImageData } from '@vitrine/ui/FocalImage'
import type { ProductTileData } from '@vitrine/ui/ProductTile'

export const hero: FocalImageData = {
  landscape: { src: '/evening.svg', alt: '', width: 1600, height: 900, focal: { x: 70, y: 50 } },
  portrait: null,
  alt: 'A watch in evening light',
}

export const products: readonly ProductTileData[] = [
  product('aurel', 'Aurel automatic, 1998', 6900),
  product('solenn', 'Solenn moon phase, 2004', 12400),
  product('corvin', 'Corvin chronograph, 1987', 9800),
  product('ilse', 'Ilse 34 mm, 2011', 4200),
]

function product(id: string, name: string, amount: number): ProductTileData {
  return {
    id,
    name,
    href: `/watches/${id}`,
    brand: 'Halbrenn',
    price: { kind: 'regular', amount, isStartingAt: false },
    currency: 'CHF',
    image: { src: `/${id}.svg`, alt: name, width: 800, height: 800 },
    hoverImage: null,
    background: 'black',
    badge: null,
  }
}
