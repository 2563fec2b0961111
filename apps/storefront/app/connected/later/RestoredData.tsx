import { useCommerce } from '@vitrine/commerce-client/hooks/CommerceProvider'
import { rereadData } from '@vitrine/commerce-client/hooks/rereadData'
import { useEffect } from 'react'

/**
 * A page that comes back from the back/forward cache is as old as when it was left: what is on it is read again, the
 * basket above all. Nothing is asked for a shopper without a session.
 */
export function RestoredData() {
  const shop = useCommerce()
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void rereadData(shop, ['*'])
    }
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [shop])
  return null
}
