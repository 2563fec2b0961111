import type { CmsSlots } from '@vitrine/cms-renderer/render/CmsSlots'
import { AddToCart } from './cart/AddToCart.js'
import { WishlistButton } from './wishlist/WishlistButton.js'

/** Interactive components that the storefront passes to CMS components. */
export const connectedSlots: Partial<CmsSlots> = { AddToCart, WishlistToggle: WishlistButton }
