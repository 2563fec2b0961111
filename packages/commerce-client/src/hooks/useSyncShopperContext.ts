import type { QueriedContext } from '../domain/shopperContext/contextOfQuery.js'
import { defineMutation } from './defineMutation.js'
import { revalidate } from '../sync/revalidate.js'
import type { Shop } from '../sync/shop.js'
import { withSession } from '../sync/withSession.js'

const answer = ['isChanged'] as const

/**
 * Applies the page URL to the shopper context (Spec §4). The server compares and writes; after a change all cached data
 * are fetched again, because prices and promotions may differ. The result is true when the context changed.
 */
export const useSyncShopperContext = /* @__PURE__ */ defineMutation({
  invalidates: ['*'],
  isOptimistic: false,
  run: (shop: Shop, context: QueriedContext) =>
    withSession(shop, async () => {
      const { isChanged } = await shop.sessions.request<{ readonly isChanged: boolean }>(
        'POST /shopper-context',
        answer,
        context,
      )
      if (isChanged) void revalidate(shop, ['*'])
      return isChanged
    }),
})
