import { miniCartAvailability } from '@vitrine/commerce-client/domain/basket/miniCartAvailability'
import { quantityMaximum } from '@vitrine/commerce-client/domain/product/quantityMaximum'
import type { BasketItem } from '@vitrine/commerce-client/types/basket'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { marketOf } from '../page/market.js'
import type { ShellData } from '../page/pageData.js'
import { productTile } from '../page/productTile.js'

export interface CartLinesInput {
  readonly items: readonly BasketItem[]
  /** Products of the lines, as far as they are known. */
  readonly products: readonly Product[]
  /** Products whose place on the wish list is being changed. */
  readonly wishingIds: readonly string[]
  readonly shell: ShellData
}

/** Basket lines as the mini-cart shows them; a line whose product is unknown keeps the basket's own words. */
export function cartLines({ items, products, wishingIds, shell }: CartLinesInput): readonly CartLineData[] {
  const { localeId, localeAlias, currency } = shell
  const market = marketOf({ id: localeId, alias: localeAlias, additionalAlias: [], preferredCurrency: currency })
  const byId = new Map(products.map((product) => [product.id, product]))
  return items.map((item) => {
    const product: Product = byId.get(item.productId ?? '') ?? {
      id: item.productId ?? '',
      name: item.productName,
      price: item.basePrice,
      c_inStock: true,
    }
    const { href, brand, name, image, price, background } = productTile(product, market)
    const quantity = item.quantity ?? 1
    return {
      itemId: item.itemId ?? '',
      productId: product.id,
      href,
      brand,
      name,
      image,
      price,
      currency: product.currency ?? currency,
      quantity,
      maxQuantity: Math.max(quantity, quantityMaximum({ allocation: product.c_allocation, quantity })),
      availability: miniCartAvailability(product),
      background,
      isPending: wishingIds.includes(product.id),
    }
  })
}
