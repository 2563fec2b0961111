export type GiftCertificateStatus = 'pending' | 'issued' | 'partially_redeemed' | 'redeemed'

/** A gift certificate as returned by the check. Amounts are major units. */
export interface GiftCertificate {
  readonly amount: number
  readonly balance: number
  readonly enabled: boolean
  readonly status: GiftCertificateStatus
  /** E.g. `**********0001`. */
  readonly maskedGiftCertificateCode: string
  readonly merchantId: string
  readonly recipientEmail: string
  readonly recipientName: string
  readonly senderName: string
  readonly message?: string | undefined
  readonly description?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Body of getGiftCertificate. */
export interface GiftCertificateRequest {
  readonly giftCertificateCode: string
}
