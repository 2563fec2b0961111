import type { CmsSlots } from '@vitrine/cms-renderer/render/CmsSlots'
import { AddToCart } from './AddToCart.js'
import { WishlistButton } from './WishlistButton.js'

/** Interactive parts that the storefront puts into CMS components. */
export const connectedSlots: Partial<CmsSlots> = { AddToCart, WishlistToggle: WishlistButton }
