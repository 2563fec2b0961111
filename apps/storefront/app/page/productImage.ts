import type { ProductImage } from '@vitrine/commerce-client/types/product'
import type { CloudImageData } from '@vitrine/ui/CloudImage'

/** Size of every product master, px (4:5); the wire does not say. */
const MASTER = { width: 1200, height: 1500 } as const

/** A wire image as the components take it; the fallback alt text is what the picture shows at least: the piece's name. */
export function productImage(image: ProductImage, fallbackAlt: string): CloudImageData {
  return { src: image.link, alt: image.alt || image.title || fallbackAlt, ...MASTER }
}
