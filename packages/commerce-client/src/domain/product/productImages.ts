import type { Product, ProductImage } from '../../types/product.js'

/** Fields that hold images. Products and search hits have them. */
export type PicturedProduct = Pick<Product, 'image' | 'imageGroups' | 'c_imageBuckets' | 'c_hoverImage'>

/** All images of a product, in order of preference, without duplicate links. */
export function productImages(product: PicturedProduct): readonly ProductImage[] {
  const images = [
    ...(product.c_imageBuckets?.detail ?? []),
    ...(product.imageGroups ?? []).flatMap((group) => group.images),
    ...(product.image ? [product.image] : []),
  ]
  const byLink = new Map<string, ProductImage>()
  for (const image of images) if (image.link !== '' && !byLink.has(image.link)) byLink.set(image.link, image)
  return [...byLink.values()]
}
