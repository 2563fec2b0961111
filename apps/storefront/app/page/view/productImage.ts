import type { ProductImage } from '@vitrine/commerce-client/types/product'
import type { CloudImageData } from '@vitrine/ui/CloudImage'

/** Size of every product master, px (4:5); not part of the API response. */
const MASTER = { width: 1200, height: 1500 } as const

/** An API image as component data; the fallback alt text is the product name. */
export function productImage(image: ProductImage, fallbackAlt: string): CloudImageData {
  return { src: image.link, alt: image.alt || image.title || fallbackAlt, ...MASTER }
}
