import { buildBasket, buildBasketItem } from '@vitrine/commerce-client/testing/buildBasket'
import type { FakeAnswer } from '@vitrine/commerce-client/testing/fakeRoutes'
import type { Basket, BasketItem } from '@vitrine/commerce-client/types/basket'
import type { Product } from '@vitrine/commerce-client/types/product'

/** Responses of a shop with a cart, including `PATCH` and `DELETE` of each line. */
export interface FakeCart extends Record<string, FakeAnswer> {
  readonly 'GET baskets': FakeAnswer
  readonly 'POST baskets': FakeAnswer
  readonly 'POST items': FakeAnswer
  readonly 'GET products': FakeAnswer
  readonly 'GET product-lists': FakeAnswer
}

/** A shop with these products in its catalogue and these lines in the cart; requests change its state. */
export function fakeCart(catalogue: readonly Product[], ...lines: readonly Partial<BasketItem>[]): FakeCart {
  let basket: Basket | null = lines.length > 0 ? basketOf(lines.map(buildBasketItem)) : null
  const items = () => basket?.productItems ?? []
  const answer = (next: readonly BasketItem[]) => {
    basket = basketOf(next)
    return Response.json(basket)
  }
  const add: FakeAnswer = ({ body }) => {
    const added: readonly BasketItem[] = JSON.parse(body)
    return answer([
      ...items(),
      ...added.map(({ productId, quantity }) => {
        const product = catalogue.find(({ id }) => id === productId)
        return buildBasketItem({ itemId: `line-${productId}`, productId, quantity, basePrice: product?.price })
      }),
    ])
  }
  const change =
    (itemId: string): FakeAnswer =>
    ({ body }) => {
      const { quantity }: BasketItem = JSON.parse(body)
      return answer(items().map((item) => (item.itemId === itemId ? { ...item, quantity } : item)))
    }
  const remove = (itemId: string) => () => answer(items().filter((item) => item.itemId !== itemId))
  const routesOfLines: Record<string, FakeAnswer> = {}
  for (const { itemId = '' } of items()) {
    routesOfLines[`PATCH ${itemId}`] = change(itemId)
    routesOfLines[`DELETE ${itemId}`] = remove(itemId)
  }
  return {
    ...routesOfLines,
    'GET baskets': () => Response.json({ baskets: basket ? [basket] : [], total: basket ? 1 : 0 }),
    'POST baskets': () => answer([]),
    'POST items': add,
    'GET products': fakeCatalogue(catalogue),
    'GET product-lists': () => Response.json({ data: [], total: 0 }),
  }
}

/** Response of `GET products`: the requested products that are in the catalogue. */
export function fakeCatalogue(catalogue: readonly Product[]): FakeAnswer {
  return ({ query }) => {
    const ids = (query.get('ids') ?? '').split(',')
    return Response.json({ data: catalogue.filter(({ id }) => ids.includes(id)) })
  }
}

function basketOf(items: readonly BasketItem[]): Basket {
  const productItems = items.map((item) => {
    const price = (item.basePrice ?? 0) * (item.quantity ?? 1)
    return { ...item, price, priceAfterItemDiscount: price }
  })
  const orderTotal = productItems.reduce((sum, { price }) => sum + price, 0)
  return buildBasket({ productItems, orderTotal, productSubTotal: orderTotal })
}
