import { isCommerceApiError } from '../client/CommerceApiError.js'
import type { ScapiClient } from '../client/createScapiClient.js'
import {
  addItemToBasket,
  createBasket,
  deleteBasket,
  getCustomerBaskets,
  removeItemFromBasket,
  updateItemInBasket,
} from '../client/shopperBaskets.js'
import { basketFault, type BasketPlace } from '../domain/basket/basketValidity.js'
import type { Basket } from '../types/basket.js'
import { createSerialQueue } from './serialQueue.js'
import { createSingleFlight } from './singleFlight.js'

/** What a shopper adds. */
export interface AddedItem {
  readonly productId: string
  readonly quantity: number
}

/** The basket of a shopper without React: what the hooks call. Writes run one after the other. */
export interface BasketSession {
  /** The valid basket; null = there is none. A basket that must go is deleted, once (Spec §4). */
  load(customerId: string): Promise<Basket | null>
  /** Adds a product, creating the basket first where there is none. The same product is added once at a time. */
  addItem(customerId: string, item: AddedItem): Promise<Basket>
  /** Sets the quantity of a line. */
  updateItem(line: { basketId: string; itemId: string; productId: string; quantity: number }): Promise<Basket>
  /** Removes a line. */
  removeItem(line: { basketId: string; itemId: string }): Promise<Basket>
}

/** Creates the basket logic of one place; a country or currency of its own needs a session of its own. */
export function createBasketSession(client: ScapiClient, place: BasketPlace): BasketSession {
  const inOrder = createSerialQueue()
  const addOnce = createSingleFlight<Basket>()
  const deletions = new Map<string, Promise<unknown>>()

  async function read(customerId: string): Promise<Basket | null> {
    const { baskets = [] } = await getCustomerBaskets(client, { customerId })
    let valid: Basket | null = null
    for (const basket of baskets) {
      if (basketFault(basket, place) === null) valid ??= basket
      else await deleteOnce(basket.basketId)
    }
    return valid
  }

  // Remembers every deletion, failed ones too: asking again would loop for as long as the platform keeps the basket.
  async function deleteOnce(basketId: string | undefined): Promise<void> {
    if (basketId === undefined) return
    const deletion = deletions.get(basketId) ?? deleteBasket(client, { basketId }).catch(() => undefined)
    deletions.set(basketId, deletion)
    await deletion
  }

  async function readOrCreate(customerId: string): Promise<Basket> {
    const existing = await read(customerId)
    if (existing !== null) return existing
    try {
      return await createBasket(client, { body: { c_country: place.country, currency: place.currency } })
    } catch (error) {
      // Another tab was faster, or the answer of a creation that succeeded got lost.
      const created = isOutcomeUnknown(error) || isCommerceApiError(error, 'quota') ? await read(customerId) : null
      if (created !== null) return created
      throw error
    }
  }

  async function add(customerId: string, item: AddedItem, isSecondTry = false): Promise<Basket> {
    const basket = await readOrCreate(customerId)
    const basketId = basket.basketId ?? ''
    const wanted = quantityOf(basket, item.productId) + item.quantity
    try {
      return await addItemToBasket(client, { basketId, body: [item] }, { idempotencyKey: crypto.randomUUID() })
    } catch (error) {
      if (isCommerceApiError(error, 'not-found') && error.slug === 'basket-not-found' && !isSecondTry) {
        return add(customerId, item, true)
      }
      // Never post again blindly: the basket itself tells whether the lost answer was a success.
      const now = isOutcomeUnknown(error) ? await read(customerId).catch(() => null) : null
      if (now !== null && quantityOf(now, item.productId) >= wanted) return now
      throw error
    }
  }

  return {
    load: (customerId) => inOrder(() => read(customerId)),
    addItem: (customerId, item) => addOnce(item.productId, () => inOrder(() => add(customerId, item))),
    updateItem: ({ basketId, itemId, productId, quantity }) =>
      inOrder(() => updateItemInBasket(client, { basketId, itemId, body: { productId, quantity } })),
    removeItem: (line) => inOrder(() => removeItemFromBasket(client, line)),
  }
}

function isOutcomeUnknown(error: unknown): boolean {
  return isCommerceApiError(error, 'timeout', 'network', 'malformed', 'unavailable')
}

function quantityOf(basket: Basket, productId: string): number {
  const lines = (basket.productItems ?? []).filter((line) => line.productId === productId)
  return lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}
