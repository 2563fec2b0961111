import { PreOwnedProductDetail } from '@vitrine/ui/PreOwnedProductDetail'
import type { PageProduct } from '../nodes/pageContent.js'
import { useCmsSlots } from '../render/CmsSlots.js'
import { productSlots } from './productSlots.js'

/** Renders the page's pre-owned product with the host's cart, wishlist and related-products slots. */
export function PreOwnedProductDetailBridge({ product }: { product: PageProduct }) {
  return <PreOwnedProductDetail {...productSlots(product, useCmsSlots())} />
}
