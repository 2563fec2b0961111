import { type ComponentType, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useToasts } from '../../contexts/ToastContext.js'
import { failed } from '../commerce/failed.js'
import { useHasSession } from '../commerce/useHasSession.js'
import { loadWishlist } from './wishlistLoader.js'
import { startWishes, isWishlistWanted, useLiveWishlist } from './wishlistStore.js'

/** Loads the wishlist module on demand: on the first wishlist click, or when a session exists. */
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
