import type { CustomerProductList, CustomerProductListItem } from '@vitrine/commerce-client/types/wishlist'
import { createCustomerId, createObjectId } from '../../store/identifiers.js'
import type { StoredListItem, StoredProductList } from '../../store/productListRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem, badRequest } from '../http/problem.js'
import { LIST_FIELDS, LIST_ITEM_FIELDS, QUOTAS } from './customerFields.js'
import { quotaExceeded } from './quotaExceeded.js'
import { mergeFields, readBody, readCustomFields, readFields, requireFields, type JsonObject } from './readFields.js'

/** Dependencies of the product lists. */
export type ListContext = Pick<CommerceContext, 'productLists' | 'catalogue' | 'now'>

/**
 * createCustomerProductList. A second list of the same type is a separate list, as on the platform.
 * @throws Problem 400 `bad-request`, `string-constraint-violation`, the quota
 */
export function createList(customerId: string, given: unknown, context: ListContext): StoredProductList {
  const body = readBody(given)
  const data = { public: false, ...mergeFields({}, readData(body, LIST_FIELDS)) }
  requireFields(data, ['type'])
  if (context.productLists.all(customerId).length >= QUOTAS.productLists) {
    throw quotaExceeded('product-lists', QUOTAS.productLists)
  }
  const now = context.now()
  const list: StoredProductList = { listId: createCustomerId(), data, items: [], createdAt: now, modifiedAt: now }
  context.productLists.save(customerId, list)
  return list
}

/** @throws Problem 404 `product-list-not-found`, also for another customer's list */
export function findList(customerId: string, listId: string, context: ListContext): StoredProductList {
  const list = context.productLists.find(customerId, listId)
  if (list) return list
  const detail = `A product list with ID '${listId}' couldn't be found.`
  throw new Problem(404, 'product-list-not-found', detail, { productListId: listId })
}

/** updateCustomerProductList: absent fields are unchanged, `null` clears one; the type cannot change. */
export function updateList(
  customerId: string,
  listId: string,
  given: unknown,
  context: ListContext,
): StoredProductList {
  const list = findList(customerId, listId, context)
  const changes = readData(readBody(given), LIST_FIELDS)
  const data = { ...mergeFields(list.data, changes), type: list.data['type'] }
  return save(customerId, { ...list, data }, context)
}

/**
 * createCustomerProductListItem: fields are stored as sent.
 * @throws Problem 400 `bad-request`, also for an unknown product; 404 `product-list-not-found`; the quota
 */
export function createItem(customerId: string, listId: string, given: unknown, context: ListContext): StoredListItem {
  const list = findList(customerId, listId, context)
  const fields = mergeFields({}, readData(readBody(given), LIST_ITEM_FIELDS))
  requireFields(fields, ['quantity', 'public', 'priority', 'type'])
  if (fields['type'] === 'product') requireProduct(fields['productId'], context)
  if (list.items.length >= QUOTAS.listItems) throw quotaExceeded('product-list-items', QUOTAS.listItems)
  const item = { itemId: createObjectId(), data: { purchasedQuantity: 0, ...fields } }
  save(customerId, { ...list, items: [...list.items, item] }, context)
  return item
}

/** @throws Problem 404 `product-list-not-found`, `not-found` */
export function findItem(customerId: string, listId: string, itemId: string, context: ListContext): StoredListItem {
  const item = findList(customerId, listId, context).items.find((candidate) => candidate.itemId === itemId)
  if (item) return item
  throw new Problem(404, 'not-found', `No item with ID '${itemId}' could be found in the product list.`, { itemId })
}

/** updateCustomerProductListItem: product and type cannot change. */
export function updateItem(
  customerId: string,
  listId: string,
  itemId: string,
  given: unknown,
  context: ListContext,
): StoredListItem {
  const stored = findItem(customerId, listId, itemId, context)
  const { productId, type } = stored.data
  const changes = mergeFields({}, readData(readBody(given), LIST_ITEM_FIELDS))
  const data = { ...stored.data, ...changes, ...mergeFields({}, { productId: productId ?? null, type: type ?? null }) }
  const item = { itemId, data }
  const list = findList(customerId, listId, context)
  const items = list.items.map((candidate) => (candidate.itemId === itemId ? item : candidate))
  save(customerId, { ...list, items }, context)
  return item
}

/** @throws Problem 404 `product-list-not-found`, `not-found` */
export function removeItem(customerId: string, listId: string, itemId: string, context: ListContext): void {
  findItem(customerId, listId, itemId, context)
  const list = findList(customerId, listId, context)
  save(customerId, { ...list, items: list.items.filter((item) => item.itemId !== itemId) }, context)
}

/** A list in a response. */
export function toList({ listId, data, items, createdAt, modifiedAt }: StoredProductList): CustomerProductList {
  return {
    ...data,
    id: listId,
    creationDate: new Date(createdAt).toISOString(),
    lastModified: new Date(modifiedAt).toISOString(),
    customerProductListItems: items.map(toItem),
  }
}

/** An item in a response. */
export function toItem({ itemId, data }: StoredListItem): CustomerProductListItem {
  return { ...data, id: itemId }
}

function save(customerId: string, list: StoredProductList, context: ListContext): StoredProductList {
  const changed = { ...list, modifiedAt: context.now() }
  context.productLists.save(customerId, changed)
  return changed
}

function readData(body: JsonObject, rules: typeof LIST_FIELDS): JsonObject {
  return { ...readFields(body, rules), ...readCustomFields(body) }
}

function requireProduct(productId: unknown, { catalogue }: ListContext): void {
  if (typeof productId === 'string' && catalogue.product(productId)) return
  if (productId === undefined) requireFields({}, ['productId'])
  throw badRequest(`No product with ID '${String(productId)}' could be found.`, { productId })
}
