import type { OrderAddress } from '@vitrine/commerce-client/types/basket'
import type { Currency } from '../seed/localised.js'

/** `c_*` fields that the client sent. */
export type CustomFields = Readonly<Record<string, unknown>>

/** A stored basket line; names and prices come from the catalogue. */
export interface StoredItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
  readonly shipmentId: string
  readonly inventoryId: string | null
  readonly isGift: boolean
  readonly giftMessage: string | null
  readonly custom: CustomFields
}

export interface StoredShipment {
  readonly shipmentId: string
  readonly methodId: string | null
  readonly address: OrderAddress | null
  readonly isGift: boolean
  readonly giftMessage: string | null
  readonly custom: CustomFields
}

export interface StoredCoupon {
  readonly couponItemId: string
  readonly code: string
}

/** A purchased gift certificate. `amount` is in the currency of the basket, in major units. */
export interface StoredGiftCertificateItem {
  readonly giftCertificateItemId: string
  readonly amount: number
  readonly recipientEmail: string
  readonly recipientName: string | null
  readonly senderName: string | null
  readonly message: string | null
  readonly shipmentId: string
}

/** A card without its number. */
export interface StoredCard {
  readonly cardType: string | null
  readonly holder: string | null
  readonly maskedNumber: string
  /** 1 to 12. */
  readonly expirationMonth: number | null
  readonly expirationYear: number | null
}

export interface StoredPayment {
  readonly paymentInstrumentId: string
  readonly paymentMethodId: string
  /** Major units; null = the amount that the others leave open. */
  readonly amount: number | null
  readonly card: StoredCard | null
  readonly giftCertificateCode: string | null
  readonly custom: CustomFields
}

/** A stored basket; totals are calculated when it is read. */
export interface StoredBasket {
  readonly basketId: string
  readonly customerId: string
  readonly isTemporary: boolean
  readonly taxMode: 'internal' | 'external'
  readonly currency: Currency
  readonly email: string | null
  readonly billingAddress: OrderAddress | null
  /** Never empty; the first is `me`. */
  readonly shipments: readonly StoredShipment[]
  readonly items: readonly StoredItem[]
  readonly coupons: readonly StoredCoupon[]
  readonly giftCertificateItems: readonly StoredGiftCertificateItem[]
  readonly payments: readonly StoredPayment[]
  readonly custom: CustomFields
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
}
