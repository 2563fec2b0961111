import type { PriceAdjustment } from '@vitrine/commerce-client/types/lineItem'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { splitAmount, sumAmounts } from './amounts.js'
import { isVoucher, withOrderDiscount, type WireItem } from './basketItems.js'
import type { ActivePromotion } from './couponRules.js'

/** Lines with their share of the order discount, and the promotions applied. */
export interface DiscountedOrder {
  readonly items: readonly WireItem[]
  readonly adjustments: readonly PriceAdjustment[]
}

/** Applies the order promotions: at most the price of the products, and never to gift cards. */
export function discountOrder(
  items: readonly WireItem[],
  basketId: string,
  promotions: readonly ActivePromotion[],
  { currency, language }: Market,
  catalogue: CatalogueIndex,
): DiscountedOrder {
  const weights = items.map((item) => (isVoucher(catalogue.product(item.productId)) ? 0 : item.priceAfterItemDiscount))
  let open = sumAmounts(weights)
  const adjustments = promotions.flatMap(({ promotion, couponCode }) => {
    if (promotion.rule.kind !== 'order' || open === 0) return []
    const amount = Math.min(promotion.rule.amount[currency], open)
    open = sumAmounts([open, -amount])
    return [
      {
        priceAdjustmentId: `${basketId}-${promotion.id}`,
        promotionId: promotion.id,
        ...(couponCode !== null && { couponCode }),
        itemText: promotion.callout[language],
        price: -amount,
        appliedDiscount: { type: 'amount', amount },
        custom: false,
        manual: false,
      },
    ]
  })
  if (adjustments.length === 0) return { items, adjustments }
  const shares = splitAmount(sumAmounts(adjustments.map(({ price }) => -price)), weights)
  return { items: items.map((item, index) => withOrderDiscount(item, shares[index] ?? 0)), adjustments }
}
