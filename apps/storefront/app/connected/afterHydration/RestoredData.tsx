import { useCommerce } from '@vitrine/commerce-client/hooks/CommerceProvider'
import { revalidate } from '@vitrine/commerce-client/sync/revalidate'
import { useEffect } from 'react'

/**
 * Refreshes data, above all the basket, when a page is restored from the back/forward cache.
 * Makes no request for a shopper without a session.
 */
export function RestoredData() {
  const shop = useCommerce()
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate(shop, ['*'])
    }
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [shop])
  return null
}
