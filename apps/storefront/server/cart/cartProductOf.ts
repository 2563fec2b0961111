import { productImages } from '@vitrine/commerce-client/domain/product/productImages'
import type { Product } from '@vitrine/commerce-client/types/product'

/** A product without what a line of the cart does not show: a fifth of its size. */
export function cartProductOf(product: Product): Product {
  const {
    longDescription: _longDescription,
    imageGroups: _imageGroups,
    c_imageBuckets: _imageBuckets,
    c_videoBuckets: _videoBuckets,
    c_hoverImage: _hoverImage,
    c_productVariants: _variants,
    c_customVariationCombinations: _combinations,
    c_attributes: _attributes,
    c_UspJson: _usps,
    ...rest
  } = product
  const [image] = productImages(product)
  return { ...rest, ...(image && { image }) }
}
