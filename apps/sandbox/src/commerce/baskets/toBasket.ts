import type { Basket, Shipment } from '@vitrine/commerce-client/types/basket'
import type { GiftCertificateItem, GroupedTaxItem } from '@vitrine/commerce-client/types/lineItem'
import type { StoredBasket, StoredGiftCertificateItem, StoredShipment } from '../../store/storedBasket.js'
import type { Market } from '../http/market.js'
import { sumAmounts } from './amounts.js'
import { wirePayment } from './payments.js'
import { priceBasket, totalsOf, type PricedBasket, type PricingContext, type Totals } from './priceBasket.js'
import { shipmentMarket } from './shipmentMarket.js'
import { shippingMethod } from './shippingMethods.js'

/** A shipment with totals that only responses contain. */
type WireShipment = Shipment & Totals & { readonly shipmentTotal: number }

/** A basket with fields that only responses contain. */
type WireBasket = Basket & Totals & { readonly taxRoundedAtGroup: false }

/** Response fields that a basket and its order have in common. */
export function wireParts(basket: StoredBasket, priced: PricedBasket, now: number) {
  const { items, shippingItems, orderPriceAdjustments, couponItems, totals, orderTotal } = priced
  return {
    currency: basket.currency,
    taxation: 'gross' as const,
    taxRoundedAtGroup: false as const,
    channelType: 'storefront' as const,
    productItems: items,
    giftCertificateItems: basket.giftCertificateItems.map(wireGiftCertificateItem),
    couponItems,
    orderPriceAdjustments,
    shippingItems,
    paymentInstruments: basket.payments.map((payment) => wirePayment(payment, now)),
    ...(basket.billingAddress && { billingAddress: basket.billingAddress }),
    shipments: basket.shipments.map((shipment) => wireShipment(shipment, priced)),
    groupedTaxItems: groupedTaxItems(priced),
    orderTotal,
    ...totals,
  }
}

/** A stored basket in the platform's format, including totals. */
export function toBasket(basket: StoredBasket, callMarket: Market, context: PricingContext): WireBasket {
  return {
    ...basket.custom,
    basketId: basket.basketId,
    agentBasket: false,
    temporaryBasket: basket.isTemporary,
    creationDate: new Date(basket.createdAt).toISOString(),
    lastModified: new Date(basket.modifiedAt).toISOString(),
    customerInfo: { customerId: basket.customerId, email: basket.email ?? '' },
    ...wireParts(basket, priceBasket(basket, callMarket, context), context.now()),
  }
}

function wireShipment(shipment: StoredShipment, { items, shippingItems, market }: PricedBasket): WireShipment {
  const { shipmentId, methodId, address, isGift, giftMessage, custom } = shipment
  const isHere = (part: { readonly shipmentId: string }) => part.shipmentId === shipmentId
  const totals = totalsOf(items.filter(isHere), shippingItems.filter(isHere))
  const { country, currency, language } = shipmentMarket(shipment, market)
  const method = methodId === null ? null : shippingMethod(methodId, country, currency, language)
  return {
    ...custom,
    ...totals,
    shipmentId,
    shipmentTotal: sumAmounts([totals.productTotal, totals.shippingTotal]),
    shippingStatus: 'not_shipped',
    gift: isGift,
    ...(giftMessage !== null && { giftMessage }),
    ...(method && { shippingMethod: method }),
    ...(address && { shippingAddress: address }),
  }
}

function wireGiftCertificateItem(item: StoredGiftCertificateItem): GiftCertificateItem {
  const { recipientName, senderName, message } = item
  return {
    giftCertificateItemId: item.giftCertificateItemId,
    amount: item.amount,
    recipientEmail: item.recipientEmail,
    ...(recipientName !== null && { recipientName }),
    ...(senderName !== null && { senderName }),
    ...(message !== null && { message }),
    shipmentId: item.shipmentId,
  }
}

function groupedTaxItems({ items, shippingItems }: PricedBasket): readonly GroupedTaxItem[] {
  const byRate = Map.groupBy([...items, ...shippingItems], ({ taxRate }) => taxRate)
  return [...byRate].map(([taxRate, parts]) => ({
    taxRate,
    taxValue: sumAmounts(parts.map(({ adjustedTax }) => adjustedTax)),
  }))
}
