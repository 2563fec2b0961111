import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useToasts } from '../toasts/ToastContext.js'
import { failed } from './failed.js'
import { useHasSession } from './useHasSession.js'
import { loadWishlist } from './wishlistLoader.js'
import { startWishes, isWishlistWanted, useLiveWishlist } from './wishlistStore.js'

/** Brings the code of the wish list to life: once somebody wishes, or for a shopper who has a session. */
export function WishlistHost() {
  const intl = useIntl()
  const { show } = useToasts()
  const isWanted = useLiveWishlist(isWishlistWanted)
  const hasSession = useHasSession()
  const [Wishlist, setWishlist] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (Wishlist || !(hasSession || isWanted)) return
    loadWishlist().then(
      (module) => setWishlist(() => module.Wishlist),
      (error: unknown) => {
        const isMissed = startWishes(() => Promise.reject(error))
        if (isMissed) show({ type: 'warning', variant: 'banner', message: intl.formatMessage(failed) })
      },
    )
  }, [hasSession, isWanted, Wishlist, show, intl])

  return Wishlist && <Wishlist />
}
