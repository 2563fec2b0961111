import type { Product } from '@vitrine/commerce-client/types/product'
import type { OwnedProductList, StoredListItem } from '../../store/productListRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import type { Market } from '../http/market.js'
import { Problem, badRequest } from '../http/problem.js'
import { first, type Query } from '../http/query.js'
import { toProduct } from '../products/toProduct.js'
import { mergeFields, type JsonObject } from './readFields.js'

type PublicListContext = Pick<CommerceContext, 'productLists' | 'customers' | 'catalogue'>

/**
 * getPublicProductListsBySearchTerm: the public lists of the customer with an e-mail address; given names must match,
 * too. An unknown customer and one without public lists get the same response.
 * @throws Problem 400 `bad-request` without `email`: the sandbox searches by address only
 */
export function searchPublicLists(query: Query, context: PublicListContext): readonly JsonObject[] {
  const email = first(query, 'email')
  if (email === undefined) throw badRequest("The query parameter 'email' is missing.", { parameter: 'email' })
  const customer = context.customers.findByLogin(email)
  if (!customer) return []
  const isNamed = (['firstName', 'lastName'] as const).every((name) => {
    const given = first(query, name)
    return given === undefined || given.toLowerCase() === (customer[name] ?? '').toLowerCase()
  })
  if (!isNamed) return []
  return context.productLists
    .all(customer.customerId)
    .filter(({ data }) => data['public'] === true)
    .map(({ listId, data: { name, description, type } }) => ({
      ...mergeFields({}, { name: name ?? null, description: description ?? null }),
      id: listId,
      title: name ?? type,
      type,
    }))
}

/** @throws Problem 404 `product-list-not-found`, also for a list that is not public */
export function findPublicList(listId: string, { productLists }: PublicListContext): OwnedProductList {
  const found = productLists.findPublic(listId)
  if (found) return found
  const detail = `A product list with ID '${listId}' couldn't be found.`
  throw new Problem(404, 'product-list-not-found', detail, { productListId: listId })
}

/** @throws Problem 404 `product-list-not-found`, `not-found`, also for an item that is not public */
export function findPublicItem(listId: string, itemId: string, context: PublicListContext): StoredListItem {
  const { items } = findPublicList(listId, context)
  const item = items.find((candidate) => candidate.itemId === itemId && candidate.data['public'] === true)
  if (item) return item
  throw new Problem(404, 'not-found', `No item with ID '${itemId}' could be found in the product list.`, { itemId })
}

/** A public list in a response, with the first and last name of its owner only. */
export function toPublicList(list: OwnedProductList, context: PublicListContext): JsonObject {
  const { listId, data, items, createdAt, modifiedAt, customerId } = list
  const owner = context.customers.find(customerId)
  return {
    ...data,
    id: listId,
    creationDate: new Date(createdAt).toISOString(),
    lastModified: new Date(modifiedAt).toISOString(),
    productListItems: items
      .filter((item) => item.data['public'] === true)
      .map((item) => toPublicItem(item, null, context)),
    ...(owner && { registrant: { firstName: owner.firstName ?? '', lastName: owner.lastName, role: 'registrant' } }),
  }
}

/**
 * A public item in a response.
 * @param market of its product; `null` omits the product
 */
export function toPublicItem(
  { itemId, data }: StoredListItem,
  market: Market | null,
  { catalogue }: PublicListContext,
): JsonObject {
  const { priority, type, productId } = data
  const piece = market && typeof productId === 'string' ? catalogue.product(productId) : undefined
  const product: Product | undefined =
    piece && market
      ? toProduct(piece, market, { expand: null, perPricebook: false, isStaff: false, inventoryIds: [] }, catalogue)
      : undefined
  return { id: itemId, priority, type, ...(product && { product }) }
}
