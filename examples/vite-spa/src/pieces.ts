import type { FocalImageData } from '@vitrine/ui/FocalImage'
import type { ProductTileData } from '@vitrine/ui/ProductTile'

export const hero: FocalImageData = {
  landscape: { src: '/evening.svg', alt: '', width: 1600, height: 900, focal: { x: 70, y: 50 } },
  portrait: null,
  alt: 'Eine Uhr im Abendlicht',
}

export const pieces: readonly ProductTileData[] = [
  piece('aurel', 'Aurel Automatik', 6900),
  piece('solenn', 'Solenn Mondphase', 12400),
  piece('corvin', 'Corvin Chronograph', 9800),
  piece('ilse', 'Ilse 34 mm', 4200),
]

function piece(id: string, name: string, amount: number): ProductTileData {
  return {
    id,
    name,
    href: `#${id}`,
    brand: 'Halbrenn',
    price: { kind: 'regular', amount, isStartingAt: false },
    currency: 'CHF',
    image: { src: `/${id}.svg`, alt: name, width: 800, height: 800 },
    hoverImage: null,
    background: 'light',
    badge: null,
  }
}
