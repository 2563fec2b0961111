import { Listing } from '@vitrine/ui/Listing'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import { useCallback } from 'react'
import type { PageListing } from '../nodes/pageContent.js'
import { useCmsSlots } from '../render/CmsSlots.js'

/** Renders the page's listing with the wishlist slot on every tile. */
export function ListingBridge({ listing }: { listing: PageListing }) {
  const { WishlistToggle } = useCmsSlots()
  const renderAction = useCallback(
    ({ id, brand, name }: ProductTileData) => (
      <WishlistToggle productId={id} brand={brand} name={name} variant="image" />
    ),
    [WishlistToggle],
  )
  return <Listing {...listing} renderAction={renderAction} />
}
