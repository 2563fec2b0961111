import type { ProductDetailProps } from '@vitrine/ui/ProductDetail'
import type { PageProduct } from '../nodes/pageContent.js'
import type { CmsSlots } from '../render/CmsSlots.js'

/** Props of the product detail components that the host's slots provide. */
export function productSlots({ order, ...product }: PageProduct, slots: CmsSlots): ProductDetailProps {
  const { AddToCart, WishlistToggle } = slots
  const { id, name, availability, brand } = product
  return {
    ...product,
    purchase: <AddToCart productId={id} name={name} availability={availability} {...order} />,
    wishlist: <WishlistToggle productId={id} brand={brand} name={name} variant="text" />,
  }
}
