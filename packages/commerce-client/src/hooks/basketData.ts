import { deleteBasket, getCustomerBaskets } from '../client/shopperBaskets.js'
import { basketCleanUp } from '../domain/basket/basketCleanUp.js'
import type { Basket } from '../types/basket.js'
import { perOwner } from './perOwner.js'
import { definePersonalKind } from './personalData.js'

const deletionsOf = /* @__PURE__ */ perOwner(() => new Set<string>())

/**
 * The basket that is valid for the locale's country and the currency; null = there is none. Invalid ones are deleted, each
 * once: asking again would loop for as long as the platform keeps it (Spec §4, decision 24).
 */
export const basketData = /* @__PURE__ */ definePersonalKind<Basket | null>(
  'basket',
  async ({ cache, client, place }, { customerId }) => {
    const { baskets = [] } = await getCustomerBaskets(client, { customerId })
    const asked = deletionsOf(cache)
    const { valid, toDelete } = basketCleanUp(baskets, place, asked)
    for (const basketId of toDelete) {
      asked.add(basketId)
      await deleteBasket(client, { basketId }).catch(() => undefined)
    }
    return valid
  },
)
