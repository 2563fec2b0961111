import type { Product, ProductImage, ProductVideo, TurntableImage } from '../../types/product.js'
import { type PicturedProduct, productImages } from './productImages.js'

const PARTNER_LINK = /_MP_\d\./
const PARTNER_MAXIMUM = 4

/**
 * Images of a detail page: the detail images, else the largest image group, else the single image. For the partner
 * brand: the images whose link matches `_MP_<digit>.`, at most 4 (Spec §9).
 */
export function galleryImages(product: PicturedProduct, kind: 'general' | 'partner'): readonly ProductImage[] {
  if (kind === 'partner') {
    return productImages(product)
      .filter((image) => PARTNER_LINK.test(image.link))
      .slice(0, PARTNER_MAXIMUM)
  }
  const bucket = product.c_imageBuckets?.detail ?? []
  if (bucket.length > 0) return bucket
  const groups = product.imageGroups ?? []
  const group = groups.find(({ viewType }) => viewType === 'large') ?? groups[0]
  return group?.images ?? (product.image ? [product.image] : [])
}

/** Sprite sheet of the 360° view; null = the product has none. */
export function turntableImage(product: Pick<Product, 'c_imageBuckets'>): TurntableImage | null {
  return product.c_imageBuckets?.['360']?.[0] ?? null
}

export function productVideos(product: Pick<Product, 'c_videoBuckets'>): readonly ProductVideo[] {
  return product.c_videoBuckets?.video ?? []
}
