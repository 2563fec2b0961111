import { createObjectId } from '../../store/identifiers.js'
import type { StoredBasket, StoredItem } from '../../store/storedBasket.js'
import { Problem, badRequest } from '../http/problem.js'
import { isStaffSaleCustomer } from '../customers/staffSale.js'
import { checkCustomer, checkMix, checkStock } from './addToCartRules.js'
import { SHIPMENT_ID, findBasket, saveBasket, type BasketCall } from './basketService.js'
import {
  readArray,
  readCustomFields,
  readObject,
  readOptionalFlag,
  readOptionalText,
  readQuantity,
  readRequiredText,
  type JsonObject,
} from './readBody.js'
import { findShipment } from './shipmentService.js'

const MAXIMUM_ADDITIONS = 50
const MAXIMUM_LINES = 100

/**
 * addItemToBasket: all items or none. A product that is already in the same shipment increases its line; a set is added
 * as its products.
 * @throws Problem 400 `bad-request`, with `c_code` where Spec §8 has one; 404 `shipment-not-found`
 */
export function addItems(basketId: string, body: unknown, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  return saveBasket({ ...basket, items: withAdditions(basket, body, call) }, call)
}

/** The lines of a basket after an addition, validated but not saved. */
function withAdditions(basket: StoredBasket, body: unknown, call: BasketCall): readonly StoredItem[] {
  let items = basket.items
  for (const [index, entry] of readArray(body, '$', MAXIMUM_ADDITIONS).entries()) {
    for (const added of piecesOf(readItem(readObject(entry, `$.[${index}]`), basket), call)) {
      const line = items.find((item) => isSameLine(item, added))
      const changed = line ? { ...line, quantity: line.quantity + added.quantity } : added
      assertAllowed(changed, items, basket, call)
      items = line ? items.map((item) => (item === line ? changed : item)) : [...items, changed]
    }
  }
  if (items.length > MAXIMUM_LINES) throw badRequest(`A basket has ${MAXIMUM_LINES} lines at most.`)
  return items
}

/**
 * updateItemInBasket: changes quantity, variant (if `productId` differs), shipment, gift or `c_*` fields. Quantity 0
 * removes the line.
 * @throws Problem 404 for an unknown line or shipment, 400 as for adding
 */
export function updateItem(basketId: string, itemId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  return saveBasket({ ...basket, items: withUpdate(basket, itemId, body, call) }, call)
}

/**
 * updateItemsInBasket: several lines at once, all or none; each entry refers to its line by `itemId`.
 * @throws Problem as updateItem
 */
export function updateItems(basketId: string, body: unknown, call: BasketCall): StoredBasket {
  let basket = findBasket(basketId, call)
  for (const [index, entry] of readArray(body, '$', MAXIMUM_LINES).entries()) {
    const given = readObject(entry, `$.[${index}]`)
    basket = { ...basket, items: withUpdate(basket, readRequiredText(given, 'itemId'), given, call) }
  }
  return saveBasket(basket, call)
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

/** Whether two lines can be merged: the same product, shipment, inventory and gift wrapping. */
export function isSameLine(one: StoredItem, other: StoredItem): boolean {
  return (
    one.productId === other.productId &&
    one.shipmentId === other.shipmentId &&
    one.inventoryId === other.inventoryId &&
    one.isGift === other.isGift &&
    one.giftMessage === other.giftMessage
  )
}

/**
 * Checks a line against the other lines of its basket.
 * @param items lines of the basket; the one with the same id is ignored
 * @throws Problem 400 `bad-request`, with `c_code` where Spec §8 has one
 */
export function assertAllowed(
  line: StoredItem,
  items: readonly StoredItem[],
  { currency }: Pick<StoredBasket, 'currency'>,
  { shopper, context }: BasketCall,
): void {
  const { catalogue } = context
  const product = catalogue.product(line.productId)
  if (!product) {
    throw badRequest(`No product with ID '${line.productId}' could be found.`, { productId: line.productId })
  }
  const others = items.filter(({ itemId }) => itemId !== line.itemId)
  const samePieces = others.filter(({ productId }) => productId === line.productId)
  const quantity = samePieces.reduce((sum, item) => sum + item.quantity, line.quantity)
  const otherProducts = others
    .filter(({ productId }) => productId !== line.productId)
    .flatMap(({ productId }) => catalogue.product(productId) ?? [])
  const problem =
    checkStock(product, quantity, currency, catalogue) ??
    checkMix(product, otherProducts) ??
    checkCustomer(product, isStaffSaleCustomer(shopper, context))
  if (problem) throw problem
}

function withUpdate(basket: StoredBasket, itemId: string, body: JsonObject, call: BasketCall): readonly StoredItem[] {
  const line = findLine(basket, itemId)
  const quantity = readQuantity(body['quantity'] ?? line.quantity, 0)
  if (quantity === 0) return basket.items.filter((item) => item !== line)
  const shipmentId = readOptionalText(body, 'shipmentId')
  const changed: StoredItem = {
    ...line,
    productId: readOptionalText(body, 'productId') ?? line.productId,
    quantity,
    shipmentId: shipmentId === null ? line.shipmentId : findShipment(basket, shipmentId).shipmentId,
    inventoryId: readOptionalText(body, 'inventoryId') ?? line.inventoryId,
    isGift: readOptionalFlag(body, 'gift') ?? line.isGift,
    giftMessage: readOptionalText(body, 'giftMessage', 4000) ?? line.giftMessage,
    custom: { ...line.custom, ...readCustomFields(body) },
  }
  if (changed.productId !== line.productId && basket.items.some((item) => item !== line && isSameLine(item, changed))) {
    throw badRequest(`The product '${changed.productId}' is in the basket already.`, { productId: changed.productId })
  }
  if (call.context.catalogue.product(changed.productId)?.type === 'set') {
    throw badRequest(`The product '${changed.productId}' is a set: its pieces are added.`, {
      productId: changed.productId,
    })
  }
  assertAllowed(changed, basket.items, basket, call)
  return basket.items.map((item) => (item === line ? changed : item))
}

function readItem(body: JsonObject, basket: StoredBasket): StoredItem {
  const shipmentId = readOptionalText(body, 'shipmentId') ?? SHIPMENT_ID
  return {
    itemId: createObjectId(),
    productId: readRequiredText(body, 'productId', 100),
    quantity: readQuantity(body['quantity'] ?? 1, 1),
    shipmentId: findShipment(basket, shipmentId).shipmentId,
    inventoryId: readOptionalText(body, 'inventoryId'),
    isGift: readOptionalFlag(body, 'gift') ?? false,
    giftMessage: readOptionalText(body, 'giftMessage', 4000),
    custom: readCustomFields(body),
  }
}

/** The lines for an added item: for a set, one per product, in the quantity of the set. */
function piecesOf(added: StoredItem, { context }: BasketCall): readonly StoredItem[] {
  const product = context.catalogue.product(added.productId)
  if (product?.type !== 'set') return [added]
  return product.setItems.map((productId) => ({ ...added, itemId: createObjectId(), productId }))
}

function findLine(basket: StoredBasket, itemId: string): StoredItem {
  const line = basket.items.find((item) => item.itemId === itemId)
  if (line) return line
  throw new Problem(404, 'product-item-not-found', `No item with ID '${itemId}' is in the basket.`, { itemId })
}
