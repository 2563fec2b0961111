import type { FocalImageData } from '@vitrine/ui/FocalImage'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import type { UspItem } from '@vitrine/ui/UspList'

export const hero: FocalImageData = {
  landscape: { src: '/evening.svg', alt: '', width: 1600, height: 900, focal: { x: 70, y: 50 } },
  portrait: null,
  alt: 'Et ur i aftenlys',
}

export const pieces: readonly ProductTileData[] = [
  piece('aurel', 'Aurel automatik', 48000),
  piece('solenn', 'Solenn månefase', 86000),
  piece('corvin', 'Corvin kronograf', 69000),
  piece('ilse', 'Ilse 34 mm', 29500),
]

function piece(id: string, name: string, amount: number): ProductTileData {
  return {
    id,
    name,
    href: `#${id}`,
    brand: 'Nordlys',
    price: { kind: 'regular', amount, isStartingAt: false },
    currency: 'DKK',
    image: { src: `/${id}.svg`, alt: name, width: 800, height: 800 },
    hoverImage: null,
    background: 'light',
    badge: null,
  }
}

export const services: readonly UspItem[] = [
  { title: 'Fri ombytning', text: 'I 30 dage, uden spørgsmål.', href: null, icon: 'return' },
  { title: 'Hent i butikken', text: 'Klar samme dag i Bredgade.', href: null, icon: 'store' },
]
