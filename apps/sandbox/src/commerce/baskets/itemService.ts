import type { StoredBasket, StoredItem } from '../../store/basketRepository.js'
import { createObjectId } from '../../store/identifiers.js'
import { Problem, badRequest } from '../http/problem.js'
import { checkMix, checkStock } from './addToCartRules.js'
import { findBasket, saveBasket, type BasketCall } from './basketService.js'
import { readQuantity, readText, type ItemAddition, type JsonObject } from './readBody.js'

/**
 * addItemToBasket: all items or none. A piece that lies in the basket already grows its line.
 * @throws Problem 400 `bad-request`, with `c_code` where Spec §8 has one
 */
export function addItems(basketId: string, additions: readonly ItemAddition[], call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  let items = basket.items
  for (const { productId, quantity } of additions) {
    const line = items.find((item) => item.productId === productId)
    const changed: StoredItem = {
      itemId: line?.itemId ?? createObjectId(),
      productId,
      quantity: (line?.quantity ?? 0) + quantity,
    }
    assertAllowed(changed, items, basket, call)
    items = line ? items.map((item) => (item === line ? changed : item)) : [...items, changed]
  }
  return saveBasket({ ...basket, items }, call)
}

/**
 * updateItemInBasket: another quantity, or another variant when `productId` differs. Quantity 0 removes the line.
 * @throws Problem 404 for an unknown line, 400 as for adding
 */
export function updateItem(basketId: string, itemId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const line = findLine(basket, itemId)
  const quantity = readQuantity(body['quantity'] ?? line.quantity, 0)
  if (quantity === 0) return removeItem(basketId, itemId, call)
  const changed = { itemId, productId: readText(body['productId']) ?? line.productId, quantity }
  const others = basket.items.filter((item) => item.itemId !== itemId)
  if (changed.productId !== line.productId && others.some(({ productId }) => productId === changed.productId)) {
    throw badRequest(`The product '${changed.productId}' is in the basket already.`, { productId: changed.productId })
  }
  assertAllowed(changed, others, basket, call)
  return saveBasket({ ...basket, items: basket.items.map((item) => (item === line ? changed : item)) }, call)
}

/**
 * removeItemFromBasket.
 * @throws Problem 404 for an unknown line
 */
export function removeItem(basketId: string, itemId: string, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const line = findLine(basket, itemId)
  return saveBasket({ ...basket, items: basket.items.filter((item) => item !== line) }, call)
}

function findLine(basket: StoredBasket, itemId: string): StoredItem {
  const line = basket.items.find((item) => item.itemId === itemId)
  if (line) return line
  throw new Problem(404, 'product-item-not-found', `No item with ID '${itemId}' is in the basket.`, { itemId })
}

function assertAllowed(
  line: StoredItem,
  items: readonly StoredItem[],
  { currency }: StoredBasket,
  { context: { catalogue } }: BasketCall,
): void {
  const product = catalogue.product(line.productId)
  if (!product) {
    throw badRequest(`No product with ID '${line.productId}' could be found.`, { productId: line.productId })
  }
  const others = items
    .filter(({ productId }) => productId !== line.productId)
    .flatMap(({ productId }) => catalogue.product(productId) ?? [])
  const problem = checkStock(product, line.quantity, currency, catalogue) ?? checkMix(product, others)
  if (problem) throw problem
}
