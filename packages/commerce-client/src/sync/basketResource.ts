import { deleteBasket, getCustomerBaskets } from '../client/customerBaskets.js'
import { basketCleanUp } from '../domain/basket/basketCleanUp.js'
import type { Basket } from '../types/basket.js'
import { perOwner } from './perOwner.js'
import { defineResource } from './resource.js'

const deletionsOf = /* @__PURE__ */ perOwner(() => new Set<string>())

/**
 * The valid basket for the locale's country and the currency; null = none. Invalid baskets are deleted, with one
 * request each: repeating it would loop if the platform keeps the basket (Spec §4, decision 24).
 */
export const basketResource = /* @__PURE__ */ defineResource<Basket | null>(
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
