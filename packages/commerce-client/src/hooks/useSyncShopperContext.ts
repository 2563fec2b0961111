import type { QueriedContext } from '../domain/shopperContext/contextOfQuery.js'
import { defineMutation } from './defineMutation.js'
import { rereadData } from './rereadData.js'
import type { Shop } from './shop.js'
import { withSession } from './withSession.js'

const answer = ['isChanged'] as const

/**
 * Brings the shopper context up to what the page's address says (Spec §4). The server compares and writes; after a change
 * all cached data are read again, since prices and promotions may differ. Its result: whether anything changed.
 */
export const useSyncShopperContext = /* @__PURE__ */ defineMutation({
  changes: ['*'],
  isOptimistic: false,
  run: (shop: Shop, context: QueriedContext) =>
    withSession(shop, async () => {
      const { isChanged } = await shop.sessions.request<{ readonly isChanged: boolean }>(
        'POST /shopper-context',
        answer,
        context,
      )
      if (isChanged) void rereadData(shop, ['*'])
      return isChanged
    }),
})
