import { promotions } from '../../seed/promotions.js'
import type { StoredBasket } from '../../store/storedBasket.js'
import type { Market } from '../http/market.js'
import { activePromotions } from './couponRules.js'
import { priceBasket, type PricingContext } from './priceBasket.js'
import { shipmentMarket } from './shipmentMarket.js'
import { isExpress, shippingMethods } from './shippingMethods.js'

/**
 * Discounts for which the basket is below the threshold: express delivery, if active (`expand=approaching_discounts`).
 */
export function approachingDiscounts(
  basket: StoredBasket,
  callMarket: Market,
  context: PricingContext,
): readonly object[] {
  const { market, totals } = priceBasket(basket, callMarket, context)
  const { country, currency, language } = shipmentMarket(basket.shipments[0], market)
  const { applicableShippingMethods = [] } = shippingMethods(country, currency, language)
  const methods = applicableShippingMethods.filter(({ id }) => isExpress(id))
  const running = new Set(activePromotions(basket, context.now()).map(({ promotion }) => promotion.id))
  return promotions.flatMap(({ id, name, callout, rule }) => {
    if (rule.kind !== 'expressDelivery' || !running.has(id) || methods.length === 0) return []
    const conditionThreshold = rule.threshold[currency]
    if (totals.productSubTotal >= conditionThreshold) return []
    return basket.shipments.map(({ shipmentId }) => ({
      type: 'shipping',
      conditionThreshold,
      merchandiseTotal: totals.productSubTotal,
      discount: { type: 'free' },
      promotionLink: { promotionId: id, name: name[language], calloutMsg: callout[language] },
      shipmentId,
      shippingMethods: methods,
    }))
  })
}
