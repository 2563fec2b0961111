import { createHash } from 'node:crypto'
import type { Basket, OrderAddress } from '@vitrine/commerce-client/types/basket'

/**
 * Hash of what a shopper agreed to: total, currency, items, discounts, gift certificates, delivery, addresses and e-mail.
 * Two equal quotes cost the same and contain the same. Other payment instruments are not part of it.
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
      addressFacts(shipment.shippingAddress),
      shipment.c_fromStoreId || null,
      shipment.giftMessage,
    ]),
    addressFacts(basket.billingAddress),
    basket.customerInfo?.email?.toLowerCase() ?? null,
    sorted(
      basket.paymentInstruments?.filter(({ paymentMethodId }) => paymentMethodId === 'GIFT_CERTIFICATE'),
      (certificate) => [certificate.maskedGiftCertificateCode, certificate.amount],
    ),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

function addressFacts(address: OrderAddress | undefined): readonly unknown[] {
  const { firstName, lastName, companyName, address1, address2, postalCode, city, countryCode } = address ?? {}
  return [firstName, lastName, companyName, address1, address2, postalCode, city, countryCode].map(
    (fact) => fact || null,
  )
}

function sorted<Entry>(entries: readonly Entry[] | undefined, factsOf: (entry: Entry) => readonly unknown[]) {
  return (entries ?? []).map((entry) => JSON.stringify(factsOf(entry).map((fact) => fact ?? null))).sort()
}
