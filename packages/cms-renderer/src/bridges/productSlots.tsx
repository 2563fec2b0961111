import type { ProductDetailProps } from '@vitrine/ui/ProductDetail'
import type { PageProduct } from '../nodes/pageContent.js'
import type { CmsSlots } from '../render/CmsSlots.js'

/** The parts of a product page that the host's slots fill. */
export function productSlots({ order, ...product }: PageProduct, slots: CmsSlots): ProductDetailProps {
  const { AddToCart, WishlistToggle } = slots
  const { id, name, availability, brand } = product
  return {
    ...product,
    purchase: <AddToCart productId={id} name={name} availability={availability} {...order} />,
    wishlist: <WishlistToggle productId={id} brand={brand} name={name} look="words" />,
  }
}
