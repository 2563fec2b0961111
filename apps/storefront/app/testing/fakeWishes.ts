import { answerNothing, type FakeAnswer } from '@vitrine/commerce-client/testing/fakeRoutes'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { CustomerProductListItem } from '@vitrine/commerce-client/types/wishlist'
import { fakeCatalogue } from './fakeCart.js'

/** Responses of a shop with a wishlist, including `DELETE wish-x` of each product `x`. */
export interface FakeWishes extends Record<string, FakeAnswer> {
  readonly 'GET product-lists': FakeAnswer
  readonly 'POST product-lists': FakeAnswer
  readonly 'POST items': FakeAnswer
  readonly 'GET products': FakeAnswer
}

/** A shop with these products in its catalogue and a wishlist of these products, or none; requests change its state. */
export function fakeWishes(catalogue: readonly Product[], ...productIds: readonly string[]): FakeWishes {
  let wished = productIds
  let hasList = wished.length > 0
  const emptyList = { id: 'list-1', type: 'wish_list' }
  const removals: Record<string, FakeAnswer> = {}
  for (const id of [...productIds, ...catalogue.map((product) => product.id)]) {
    removals[`DELETE wish-${id}`] = () => {
      wished = wished.filter((other) => other !== id)
      return answerNothing()
    }
  }
  return {
    ...removals,
    'GET product-lists': () => {
      const customerProductListItems = wished.map((productId) => ({ id: `wish-${productId}`, productId }))
      const data = hasList ? [{ ...emptyList, customerProductListItems }] : []
      return Response.json({ data, total: data.length })
    },
    'POST product-lists': () => {
      hasList = true
      return Response.json(emptyList)
    },
    'POST items': ({ body }) => {
      const { productId = '' }: CustomerProductListItem = JSON.parse(body)
      wished = [...wished, productId]
      return Response.json({ id: `wish-${productId}`, productId })
    },
    'GET products': fakeCatalogue(catalogue),
  }
}
