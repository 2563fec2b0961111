import { isCommerceApiError } from '../client/CommerceApiError.js'
import { addItemToBasket, createBasket } from '../client/shopperBaskets.js'
import type { ShopperSession } from '../types/auth.js'
import type { Basket } from '../types/basket.js'
import { basketData } from './basketData.js'
import { withAddedItem } from './basketUpdates.js'
import { changes } from './cacheUpdates.js'
import { isOutcomeUnknown } from './failureCode.js'
import type { Shop } from './shop.js'
import type { AddedItem } from './useAddToCart.js'

/**
 * Adds a product. A basket that is gone is read again, or created; a lost answer counts as success when the basket holds
 * the pieces.
 */
export const addToCart = /* @__PURE__ */ changes<Basket | null, AddedItem>(
  basketData,
  {
    expect: withAddedItem,
    async send(shop, session, { productId, quantity }, before) {
      const once = { idempotencyKey: crypto.randomUUID() }
      const add = ({ basketId = '' }: Basket) =>
        addItemToBasket(shop.client, { basketId, body: [{ productId, quantity }] }, once)
      try {
        return await add(before ?? (await create(shop, session)))
      } catch (error) {
        if (!isCommerceApiError(error) || error.slug !== 'basket-not-found') throw error
        return add((await basketData.load(shop, session)) ?? (await create(shop, session)))
      }
    },
    isDone: (now, item, before) => quantityOf(now, item) >= quantityOf(before, item) + item.quantity,
  },
  ['shipping_methods', 'payment_methods'],
  true,
)

async function create(shop: Shop, session: ShopperSession): Promise<Basket> {
  const { country, currency } = shop.place
  try {
    return await createBasket(shop.client, { body: { c_country: country, currency } })
  } catch (error) {
    // Another tab was faster, or the answer of a creation that succeeded got lost.
    const isThere = isOutcomeUnknown(error) || isCommerceApiError(error, 'quota')
    const created = isThere ? await basketData.load(shop, session) : null
    if (created !== null) return created
    throw error
  }
}

function quantityOf(basket: Basket | null, { productId }: AddedItem): number {
  const lines = (basket?.productItems ?? []).filter((line) => line.productId === productId)
  return lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}
