import type { WishlistToggle } from '@vitrine/commerce-client/sync/toggleWishlist'
import { useTabSync } from '@vitrine/commerce-client/hooks/useTabSync'
import { useToggleWishlist } from '@vitrine/commerce-client/hooks/useToggleWishlist'
import { useWishlist } from '@vitrine/commerce-client/hooks/useWishlist'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useShell } from '../../contexts/ShellContext.js'
import { useToasts } from '../../contexts/ToastContext.js'
import { useHasSession } from '../commerce/useHasSession.js'
import { setLiveWishlist } from './wishlistStore.js'

/** Texts of Spec §8 "Wishlist". */
const messages = defineMessages({
  alreadyIn: { id: 'wishlist.alreadyIn', defaultMessage: 'Item is already in wishlist' },
  removed: { id: 'wishlist.removed', defaultMessage: 'Item removed from wishlist' },
  failed: { id: 'wishlist.failed', defaultMessage: 'Something went wrong. Try again!' },
  show: { id: 'wishlist.show', defaultMessage: 'View wishlist' },
})
const added = defineMessage<{ quantity: number }>({
  id: 'wishlist.added',
  defaultMessage: '{quantity, plural, one {# item added to wishlist} other {# items added to wishlist}}',
})

/** Provides the wishlist to every wishlist button of the document and synchronises it with other tabs. */
export function Wishlist() {
  useTabSync()
  const { productIds, changingIds } = useWishlist({ isEnabled: useHasSession() })
  const { trigger } = useToggleWishlist()
  const tell = useWishlistToasts()

  const toggle = async (change: WishlistToggle) => {
    const outcome = await trigger(change)
    if (outcome.kind === 'failed') {
      tell('failed')
      throw outcome.cause
    }
    const isKept = outcome.result === 'kept'
    tell(isKept ? (change.to === 'add' ? 'alreadyIn' : 'removed') : outcome.result)
  }
  // Updated on every render: buttons subscribe to it and re-render only when their own product changes.
  useLayoutEffect(() => setLiveWishlist({ productIds, changingIds, toggle }))
  useLayoutEffect(() => () => setLiveWishlist(null), [])
  return null
}

type News = 'added' | 'alreadyIn' | 'removed' | 'failed'

/** Shows the outcome of a change as a toast: a new toast replaces the previous one; using its link closes it. */
function useWishlistToasts(): (news: News) => void {
  const { formatMessage } = useIntl()
  const { toasts, show, dismiss } = useToasts()
  const { pathname } = useLocation()
  const href = `/${useShell().localeAlias}/wishlist`
  const isAdded = formatMessage(added, { quantity: 1 })
  const older = [isAdded, formatMessage(messages.alreadyIn), formatMessage(messages.removed)]

  const dismissOlder = () => {
    for (const { id, message } of toasts) if (older.includes(message)) dismiss(id)
  }
  const arrive = useEffectEvent(dismissOlder)
  useEffect(() => {
    if (pathname === href) arrive()
  }, [pathname, href])

  return (news) => {
    dismissOlder()
    if (news === 'added') {
      show({ type: 'success', message: isAdded, button: { href, label: formatMessage(messages.show) } })
      return
    }
    const message = formatMessage(messages[news])
    if (news === 'failed') show({ type: 'warning', variant: 'banner', message })
    else show({ type: 'info', message })
  }
}
