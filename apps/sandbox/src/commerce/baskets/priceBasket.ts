import type { CouponItem, PriceAdjustment } from '@vitrine/commerce-client/types/lineItem'
import type { StoredBasket } from '../../store/storedBasket.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { toCountry, type Market } from '../http/market.js'
import type { CountryCode } from '../siteConfig.js'
import { sumAmounts } from './amounts.js'
import { wireItems, type WireItem } from './basketItems.js'
import { activePromotions, couponItems } from './couponRules.js'
import { discountOrder } from './orderDiscount.js'
import { shipmentMarket } from './shipmentMarket.js'
import { shippingItem, type WireShippingItem } from './shippingItems.js'

/** Amounts of a basket or of one shipment, in major units. Prices are gross: tax is included, not added. */
export interface Totals {
  readonly adjustedMerchandizeTotalTax: number
  readonly adjustedShippingTotalTax: number
  readonly merchandizeTotalTax: number
  readonly productSubTotal: number
  readonly productTotal: number
  readonly shippingTotal: number
  readonly shippingTotalTax: number
  readonly taxTotal: number
}

export interface PricedBasket {
  /** Country and currency of the basket in the language of the call. */
  readonly market: Market
  readonly items: readonly WireItem[]
  readonly shippingItems: readonly WireShippingItem[]
  readonly orderPriceAdjustments: readonly PriceAdjustment[]
  readonly couponItems: readonly CouponItem[]
  readonly totals: Totals
  readonly orderTotal: number
}

/** Input for pricing in addition to the basket. */
export interface PricingContext {
  readonly catalogue: CatalogueIndex
  readonly now: () => number
}

/** The market of a basket: its own country and currency, in the language of the call. */
export function basketMarket(basket: StoredBasket, market: Market): Market {
  const country = basket.custom['c_country']
  const ofBasket: CountryCode | null = typeof country === 'string' ? toCountry(country.toUpperCase()) : null
  return { ...market, country: ofBasket ?? market.country, currency: basket.currency }
}

/** Prices a basket: item promotions first, then order promotions, then shipping. */
export function priceBasket(basket: StoredBasket, callMarket: Market, context: PricingContext): PricedBasket {
  const now = context.now()
  const market = basketMarket(basket, callMarket)
  const promotions = activePromotions(basket, now)
  const lines = wireItems(basket, promotions, market, context.catalogue)
  const { items, adjustments } = discountOrder(lines, basket.basketId, promotions, market, context.catalogue)
  const productSubTotal = sumAmounts(items.map((item) => item.priceAfterItemDiscount))
  const shippingItems = basket.shipments.flatMap((shipment) => {
    const hasPieces = items.some(({ shipmentId }) => shipmentId === shipment.shipmentId)
    const own = shipmentMarket(shipment, market)
    return shippingItem(shipment, hasPieces, productSubTotal, promotions, basket.basketId, own) ?? []
  })
  const totals = totalsOf(items, shippingItems)
  const ofItems = items.flatMap(({ priceAdjustments = [] }) => priceAdjustments)
  const applied = [...ofItems, ...adjustments].flatMap(({ couponCode }) => couponCode ?? [])
  return {
    market,
    items,
    shippingItems,
    orderPriceAdjustments: adjustments,
    couponItems: couponItems(basket, new Set(applied), now),
    totals,
    orderTotal: sumAmounts([
      totals.productTotal,
      totals.shippingTotal,
      ...basket.giftCertificateItems.map(({ amount }) => amount),
    ]),
  }
}

/** Sums lines and shipping of a basket or of one shipment. */
export function totalsOf(items: readonly WireItem[], shipping: readonly WireShippingItem[]): Totals {
  const adjustedMerchandizeTotalTax = sumAmounts(items.map(({ adjustedTax }) => adjustedTax))
  const adjustedShippingTotalTax = sumAmounts(shipping.map(({ adjustedTax }) => adjustedTax))
  return {
    adjustedMerchandizeTotalTax,
    adjustedShippingTotalTax,
    merchandizeTotalTax: sumAmounts(items.map(({ tax }) => tax)),
    productSubTotal: sumAmounts(items.map(({ priceAfterItemDiscount }) => priceAfterItemDiscount)),
    productTotal: sumAmounts(items.map(({ priceAfterOrderDiscount }) => priceAfterOrderDiscount)),
    shippingTotal: sumAmounts(shipping.map(({ priceAfterItemDiscount }) => priceAfterItemDiscount)),
    shippingTotalTax: sumAmounts(shipping.map(({ tax }) => tax)),
    taxTotal: sumAmounts([adjustedMerchandizeTotalTax, adjustedShippingTotalTax]),
  }
}
