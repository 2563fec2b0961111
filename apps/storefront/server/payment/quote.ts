import { createHash } from 'node:crypto'
import type { Basket } from '@vitrine/commerce-client/types/basket'

/**
 * Hash of what a shopper agreed to: total, currency, items, discounts, delivery and the countries of the addresses.
 * Two equal quotes cost the same and contain the same. Payment instruments are not part of it.
 */
export function quoteOf(basket: Basket): string {
  const facts = [
    basket.currency ?? null,
    basket.orderTotal ?? null,
    basket.taxTotal ?? null,
    basket.shippingTotal ?? null,
    sorted(basket.productItems, (item) => [
      item.productId,
      item.quantity,
      item.price,
      item.priceAfterOrderDiscount ?? item.priceAfterItemDiscount,
      item.shipmentId,
    ]),
    sorted(basket.giftCertificateItems, (item) => [item.amount, item.recipientEmail]),
    sorted(basket.couponItems, (coupon) => [coupon.code, coupon.statusCode]),
    sorted(basket.shipments, (shipment) => [
      shipment.shipmentId,
      shipment.shippingMethod?.id,
      shipment.shippingAddress?.countryCode,
    ]),
    basket.billingAddress?.countryCode ?? null,
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

function sorted<Entry>(entries: readonly Entry[] | undefined, factsOf: (entry: Entry) => readonly unknown[]) {
  return (entries ?? []).map((entry) => JSON.stringify(factsOf(entry).map((fact) => fact ?? null))).sort()
}
