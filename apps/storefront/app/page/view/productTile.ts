import { tileAvailabilityFlags } from '@vitrine/commerce-client/domain/product/availabilityFlags'
import { hoverImage } from '@vitrine/commerce-client/domain/product/hoverImage'
import { isPreOwned } from '@vitrine/commerce-client/domain/product/isPreOwned'
import { productImages } from '@vitrine/commerce-client/domain/product/productImages'
import { productBrand, productName } from '@vitrine/commerce-client/domain/product/productName'
import { productPrice } from '@vitrine/commerce-client/domain/product/productPrice'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import { tileBackground } from '@vitrine/commerce-client/domain/product/tileBackground'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import type { Market } from '../market.js'
import { productImage } from './productImage.js'

/** View data of a product tile in the page's market. */
export function productTile(product: Product, market: Market): ProductTileData {
  const name = productName(product)
  const brand = productBrand(product)
  const alt = [brand, name].filter(Boolean).join(' ')
  const [image] = productImages(product)
  const hover = hoverImage(product)
  return {
    id: product.id,
    href: productUrl(product, market.locale.alias),
    brand,
    name,
    price: productPrice(product, market.country.regularPriceRule),
    currency: product.currency ?? market.currency,
    image: image ? productImage(image, alt) : null,
    hoverImage: hover ? productImage(hover, alt) : null,
    background: tileBackground(product.c_productType),
    badge: productBadge(product),
  }
}

/** The single badge of a product; certification precedes stock, stock precedes new. */
export function productBadge(product: Product): ProductTileData['badge'] {
  if (isPreOwned(product.c_productType)) return 'preOwned'
  const { inStock, isPreOrder } = tileAvailabilityFlags(product)
  if (isPreOrder) return 'preOrder'
  if (!inStock && !product.c_showPriceOnRequest && product.c_available === false) return 'soldOut'
  return product.c_isNew ? 'new' : null
}
