import { ProductDetail } from '@vitrine/ui/ProductDetail'
import type { PageProduct } from '../nodes/pageContent.js'
import { useCmsSlots } from '../render/CmsSlots.js'
import { productSlots } from './productSlots.js'

/** Renders the page's product with the host's cart, wishlist and related-products slots. */
export function ProductDetailBridge({ product }: { product: PageProduct }) {
  return <ProductDetail {...productSlots(product, useCmsSlots())} />
}
