import type { PriceAdjustment, ShippingItem } from '@vitrine/commerce-client/types/lineItem'
import type { StoredShipment } from '../../store/storedBasket.js'
import type { Market } from '../http/market.js'
import { COUNTRIES } from '../siteConfig.js'
import { includedTax, roundAmount } from './amounts.js'
import type { ActivePromotion } from './couponRules.js'
import { isExpress, shippingMethod } from './shippingMethods.js'

/** Shipping price of one shipment. Amounts are major units and include tax. */
export interface WireShippingItem extends ShippingItem {
  readonly shipmentId: string
  readonly price: number
  readonly priceAfterItemDiscount: number
  readonly priceAdjustments?: readonly PriceAdjustment[] | undefined
  readonly tax: number
  readonly adjustedTax: number
  readonly taxBasis: number
  readonly taxClassId: string
  readonly taxRate: number
}

/**
 * Shipping of a shipment; null if it has no method yet. A shipment without products costs nothing.
 * @param productSubTotal product total of the whole basket, which determines the promotions
 */
export function shippingItem(
  { shipmentId, methodId }: StoredShipment,
  hasPieces: boolean,
  productSubTotal: number,
  promotions: readonly ActivePromotion[],
  basketId: string,
  { country, currency, language }: Market,
): WireShippingItem | null {
  const method = methodId === null ? null : shippingMethod(methodId, country, currency, language)
  if (!method) return null
  const price = hasPieces ? (method.price ?? 0) : 0
  const free = promotions.find(
    ({ promotion: { rule } }) =>
      rule.kind === 'expressDelivery' && isExpress(method.id) && productSubTotal >= rule.threshold[currency],
  )
  const isFree = free !== undefined && price > 0
  const charged = isFree ? 0 : price
  const taxRate = COUNTRIES[country].vatRate
  return {
    itemId: shipmentId === 'me' ? `${basketId}-shipping` : `${basketId}-shipping-${shipmentId}`,
    itemText: 'Shipping',
    shipmentId,
    basePrice: price,
    price,
    priceAfterItemDiscount: charged,
    ...(isFree && {
      priceAdjustments: [
        {
          priceAdjustmentId: `${basketId}-${free.promotion.id}-${shipmentId}`,
          promotionId: free.promotion.id,
          itemText: free.promotion.callout[language],
          price: roundAmount(charged - price),
          appliedDiscount: { type: 'free' },
          custom: false,
          manual: false,
        },
      ],
    }),
    tax: includedTax(price, taxRate),
    adjustedTax: includedTax(charged, taxRate),
    taxBasis: charged,
    taxClassId: 'standard',
    taxRate,
  }
}
