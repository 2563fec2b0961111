import { createHmac } from 'node:crypto'

/** Signed fields of a notification item. */
export interface SignedItem {
  readonly pspReference: string
  readonly originalReference?: string | undefined
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly eventCode: string
  readonly success: string
}

/**
 * Signature of a notification item as Adyen computes it: base64 of the HMAC-SHA256 over eight values joined by colons.
 * @param key hexadecimal
 */
export function adyenHmac(item: SignedItem, key: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item
  const values = [
    pspReference,
    originalReference ?? '',
    merchantAccountCode,
    merchantReference,
    String(amount.value),
    amount.currency,
    eventCode,
    success,
  ]
  return createHmac('sha256', Buffer.from(key, 'hex')).update(values.join(':'), 'utf8').digest('base64')
}
