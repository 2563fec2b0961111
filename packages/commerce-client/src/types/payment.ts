/** A card as returned by the platform, never with its full number. */
export interface PaymentCard {
  readonly cardType?: string | undefined
  readonly holder?: string | undefined
  /** E.g. `************1111`. */
  readonly maskedNumber?: string | undefined
  readonly numberLastDigits?: string | undefined
  readonly creditCardExpired?: boolean | undefined
  /** 1 to 12. */
  readonly expirationMonth?: number | undefined
  readonly expirationYear?: number | undefined
}

/** Payment instrument of a basket or an order, for the whole amount or a part of it. */
export interface OrderPaymentInstrument {
  readonly paymentInstrumentId?: string | undefined
  /** `CREDIT_CARD`, `GIFT_CERTIFICATE` or `BANK_TRANSFER` in the sandbox. */
  readonly paymentMethodId?: string | undefined
  /** Major units. */
  readonly amount?: number | undefined
  readonly paymentCard?: PaymentCard | undefined
  readonly maskedGiftCertificateCode?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** A card type that a payment method accepts. */
export interface PaymentCardSpec {
  readonly cardType?: string | undefined
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly numberLengths?: readonly string[] | undefined
  readonly numberPrefixes?: readonly string[] | undefined
  readonly securityCodeLength?: number | undefined
}

export interface PaymentMethod {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly cards?: readonly PaymentCardSpec[] | undefined
  readonly paymentProcessorId?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of getPaymentMethodsForBasket and getPaymentMethodsForOrder. */
export interface PaymentMethodResult {
  readonly applicablePaymentMethods?: readonly PaymentMethod[] | undefined
}

/** A card as sent by a client; a full number is rejected. */
export interface PaymentCardRequest {
  readonly cardType?: string | undefined
  readonly holder?: string | undefined
  /** Up to seven leading digits, at least six mask characters, up to four last digits. */
  readonly maskedNumber?: string | undefined
  readonly expirationMonth?: number | undefined
  readonly expirationYear?: number | undefined
}

/** Body of addPaymentInstrumentToBasket, updatePaymentInstrumentInBasket and the corresponding order calls. */
export interface PaymentInstrumentRequest {
  readonly paymentMethodId?: string | undefined
  /** Major units. */
  readonly amount?: number | undefined
  readonly paymentCard?: PaymentCardRequest | undefined
  readonly giftCertificateCode?: string | undefined
  readonly [key: `c_${string}`]: unknown
}
