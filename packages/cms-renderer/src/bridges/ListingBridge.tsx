import { Listing } from '@vitrine/ui/Listing'
import type { PageListing } from '../nodes/pageContent.js'
import { useCmsSlots } from '../render/CmsSlots.js'

/** The page's listing with the wishlist slot on every tile. */
export function ListingBridge({ listing }: { listing: PageListing }) {
  const { WishlistToggle } = useCmsSlots()
  return <Listing {...listing} renderAction={({ id, name }) => <WishlistToggle productId={id} name={name} />} />
}
