import type { Product } from '../../types/product.js'

export type UspIcon = 'return' | 'store' | 'pin'

const icons = new Map<string, UspIcon>([
  ['free-returns.svg', 'return'],
  ['click-and-collect.svg', 'store'],
])

/** Icon of a selling point for the file name in `c_UspJson`; the default is a pin (Spec §9). */
export function uspIcon(file: string | undefined): UspIcon {
  return icons.get(file?.split('/').at(-1) ?? '') ?? 'pin'
}

export interface ProductUspItem {
  readonly title: string
  readonly text: string
  readonly href: string | null
  readonly icon: UspIcon
}

/** Selling points of a product; none when `c_hideUSP` is set. */
export function productUsps(product: Pick<Product, 'c_UspJson' | 'c_hideUSP'>): readonly ProductUspItem[] {
  if (product.c_hideUSP) return []
  return (product.c_UspJson ?? []).map(({ title, text, link, icon }) => ({
    title,
    text,
    href: link || null,
    icon: uspIcon(icon),
  }))
}
