import { cartItemPricing } from '@vitrine/commerce-client/domain/basket/cartItemPricing'
import type { BasketItem } from '@vitrine/commerce-client/types/basket'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { marketOfShell } from '../../page/market.js'
import { cartLines, type CartLinesInput } from './cartLines.js'

/**
 * Lines of the cart page: those of the mini-cart, with the price of the whole line as the platform charges it, and its
 * promotions.
 */
export function cartPageLines(input: CartLinesInput & { readonly discountLabel: string }): readonly CartLineData[] {
  const { regularPriceRule } = marketOfShell(input.shell).country
  const items = new Map(input.items.map((item) => [item.itemId, item]))
  return cartLines(input).map((line) => {
    const item = items.get(line.itemId)
    const { unitPrice, ...pricing } = cartItemPricing(item ?? {})
    return {
      ...line,
      details: [...(line.details ?? []), ...promotionsOf(item, input.discountLabel)],
      price: linePrice(line, pricing, regularPriceRule),
      unitPrice: line.quantity > 1 && unitPrice !== null ? unitPrice : undefined,
    }
  })
}

function promotionsOf(item: BasketItem | undefined, label: string): NonNullable<CartLineData['details']> {
  return (item?.priceAdjustments ?? []).flatMap(({ itemText }) => (itemText ? [{ label, value: itemText }] : []))
}

/**
 * Price of the whole line. Where only the lowest price of the last 30 days may be struck through, the price before a
 * discount is not shown, since the platform does not state whether it is the lowest.
 */
function linePrice(
  { price, quantity }: CartLineData,
  { lineTotal, formerTotal }: Omit<ReturnType<typeof cartItemPricing>, 'unitPrice'>,
  rule: 'lowestPrice30d' | 'rootPrice',
): CartLineData['price'] {
  if (lineTotal === null) return price
  const tilePrice = price.kind === 'promotion' && price.regularAmount !== null ? price.regularAmount * quantity : null
  const regularAmount = (rule === 'rootPrice' ? formerTotal : null) ?? tilePrice
  return regularAmount !== null && regularAmount > lineTotal
    ? { kind: 'promotion', amount: lineTotal, regularAmount, isStartingAt: false }
    : { kind: 'regular', amount: lineTotal, isStartingAt: false }
}

/** Products of the basket, for the rules and requests of the page. */
export function productIdsOf(items: readonly BasketItem[]): readonly string[] {
  return items.flatMap(({ productId }) => productId ?? [])
}
