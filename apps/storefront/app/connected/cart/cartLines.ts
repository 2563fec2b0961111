import { miniCartAvailability } from '@vitrine/commerce-client/domain/basket/miniCartAvailability'
import { quantityMaximum } from '@vitrine/commerce-client/domain/product/quantityMaximum'
import { variantGroups } from '@vitrine/commerce-client/domain/product/variantGroups'
import type { BasketItem } from '@vitrine/commerce-client/types/basket'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { marketOfShell } from '../../page/market.js'
import type { ShellData } from '../../contract/pageData.js'
import { productTile } from '../../page/view/productTile.js'

export interface CartLinesInput {
  readonly items: readonly BasketItem[]
  /** Products of the lines, as far as they are loaded. */
  readonly products: readonly Product[]
  /** Products whose wishlist state is being changed. */
  readonly wishingIds: readonly string[]
  readonly shell: ShellData
}

/** Basket lines as view data of the mini-cart; a line whose product is not loaded uses the basket's own text. */
export function cartLines({ items, products, wishingIds, shell }: CartLinesInput): readonly CartLineData[] {
  const market = marketOfShell(shell)
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
      details: variantGroups(product).flatMap(({ label, options }) => {
        const chosen = options.find(({ isSelected }) => isSelected)
        return chosen ? [{ label, value: chosen.label }] : []
      }),
      currency: product.currency ?? shell.currency,
      quantity,
      maxQuantity: Math.max(quantity, quantityMaximum({ allocation: product.c_allocation, quantity })),
      availability: miniCartAvailability(product),
      background,
      isBusy: wishingIds.includes(product.id),
    }
  })
}
