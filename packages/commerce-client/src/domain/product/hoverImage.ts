import type { Product, ProductImage } from '../../types/product.js'
import { type PicturedProduct, productImages } from './productImages.js'

const JEWELLERY = 'Jewellery'
const JEWELLERY_HOVER_MARK = 'MP_4'

/**
 * Second image of a tile, shown on hover: for jewellery the image whose link contains `MP_4` (Spec §9), else the first
 * of `c_hoverImage`. null = none.
 */
export function hoverImage(product: PicturedProduct & Pick<Product, 'c_att_Category_A'>): ProductImage | null {
  const hoverImages = product.c_hoverImage?.detail ?? []
  if (product.c_att_Category_A !== JEWELLERY) return hoverImages[0] ?? null
  return [...hoverImages, ...productImages(product)].find((image) => image.link.includes(JEWELLERY_HOVER_MARK)) ?? null
}
