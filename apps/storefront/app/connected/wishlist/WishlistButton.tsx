import { WishlistToggle } from '@vitrine/ui/WishlistToggle'
import type { MouseEvent } from 'react'
import './WishlistButton.css.js'
import { warmWishlist } from './wishlistLoader.js'
import { toggleWish, useLiveWishlist } from './wishlistStore.js'

export interface WishlistButtonProps {
  readonly productId: string
  readonly brand: string
  readonly name: string
  readonly variant: 'image' | 'line' | 'text'
}

/** Wishlist button of a product: inert in the server HTML, activated on first user intent. Spec §4 "Wishlist". */
export function WishlistButton({ productId, brand, name, variant }: WishlistButtonProps) {
  const isWished = useLiveWishlist(({ productIds }) => productIds.includes(productId))
  return (
    <WishlistToggle
      variant={variant}
      productName={`${brand} ${name}`}
      isPressed={isWished}
      onToggle={() => toggleWish({ productId, to: isWished ? 'remove' : 'add' })}
      onPointerEnter={warmWishlist}
      onFocus={warmWishlist}
      onClick={ignoreRepeat}
    />
  )
}

/** Treats a double click as a single one. */
function ignoreRepeat(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
