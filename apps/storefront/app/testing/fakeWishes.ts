import { answerNothing, type FakeAnswer } from '@vitrine/commerce-client/testing/fakeRoutes'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { CustomerProductListItem } from '@vitrine/commerce-client/types/wishlist'
import { fakeCatalogue } from './fakeCart.js'

/** Answers of a shop with a wish list; `DELETE wish-x` of each product `x` that may be wished is among them. */
export interface FakeWishes extends Record<string, FakeAnswer> {
  readonly 'GET product-lists': FakeAnswer
  readonly 'POST product-lists': FakeAnswer
  readonly 'POST items': FakeAnswer
  readonly 'GET products': FakeAnswer
}

/** A shop with these pieces in its catalogue and a wish list of these products, or none; it does what it is asked to. */
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
