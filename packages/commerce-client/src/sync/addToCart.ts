import { isCommerceApiError } from '../client/CommerceApiError.js'
import { addItemToBasket, createBasket } from '../client/shopperBaskets.js'
import type { ShopperSession } from '../types/auth.js'
import type { Basket } from '../types/basket.js'
import { basketResource } from './basketResource.js'
import { withAddedItem } from './optimisticBasket.js'
import { resourceMutation } from './mutationDefinition.js'
import { isOutcomeUnknown } from './failureCode.js'
import type { Shop } from './shop.js'
import { type AddedItem, basketDependents } from './addedItem.js'

/**
 * Adds a product. If the basket is gone, it is fetched again or created. A lost response counts as success when the
 * basket contains the added quantity.
 */
export const addToCart = /* @__PURE__ */ resourceMutation<Basket | null, AddedItem>(
  basketResource,
  {
    optimistic: withAddedItem,
    async send(shop, session, { productId, quantity }, before) {
      const once = { idempotencyKey: crypto.randomUUID() }
      const add = ({ basketId = '' }: Basket) =>
        addItemToBasket(shop.client, { basketId, body: [{ productId, quantity }] }, once)
      try {
        return await add(before ?? (await create(shop, session)))
      } catch (error) {
        if (!isCommerceApiError(error) || error.slug !== 'basket-not-found') throw error
        return add((await basketResource.load(shop, session)) ?? (await create(shop, session)))
      }
    },
    isApplied: (now, item, before) => quantityOf(now, item) >= quantityOf(before, item) + item.quantity,
  },
  basketDependents,
  true,
)

async function create(shop: Shop, session: ShopperSession): Promise<Basket> {
  const { country, currency } = shop.place
  try {
    return await createBasket(shop.client, { body: { c_country: country, currency } })
  } catch (error) {
    // Another tab created a basket, or the response to a successful creation was lost.
    const isThere = isOutcomeUnknown(error) || isCommerceApiError(error, 'quota')
    const created = isThere ? await basketResource.load(shop, session) : null
    if (created !== null) return created
    throw error
  }
}

function quantityOf(basket: Basket | null, { productId }: AddedItem): number {
  const lines = (basket?.productItems ?? []).filter((line) => line.productId === productId)
  return lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}
