import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { ReceivedWebhook, WebhookEvent, WebhookEventType, WebhookReading } from '../paymentProvider.js'

const itemSchema = z.object({
  pspReference: z.string().min(1),
  originalReference: z.string().nullish(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().default(''),
  amount: z.object({ value: z.int(), currency: z.string() }),
  eventCode: z.string(),
  success: z.enum(['true', 'false']),
  additionalData: z.object({ hmacSignature: z.string().optional() }).optional(),
})

const bodySchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).min(1),
})

type Item = z.infer<typeof itemSchema>

/** Our names of Adyen's events; unknown events are kept in the history only. */
const TYPES: Readonly<Record<string, WebhookEventType>> = {
  AUTHORISATION: 'authorisation',
  CAPTURE: 'capture',
  CAPTURE_FAILED: 'captureFailed',
  CANCELLATION: 'cancellation',
  TECHNICAL_CANCEL: 'cancellation',
  CANCEL_OR_REFUND: 'cancellation',
  EXPIRE: 'expiry',
  OFFER_CLOSED: 'expiry',
  REFUND: 'refund',
  REFUND_WITH_DATA: 'refund',
  REFUND_FAILED: 'refundFailed',
  REFUNDED_REVERSED: 'refundFailed',
  REQUEST_FOR_INFORMATION: 'dispute',
  NOTIFICATION_OF_CHARGEBACK: 'dispute',
  NOTIFICATION_OF_FRAUD: 'dispute',
  CHARGEBACK: 'dispute',
  SECOND_CHARGEBACK: 'dispute',
}

/** Verifies the signature, account and environment of EVERY item, then reads the events. */
export function readAdyenWebhook(
  access: { readonly hmacKeys: readonly string[]; readonly merchantAccount: string; readonly environment: string },
  { rawBody }: ReceivedWebhook,
): WebhookReading {
  const parsed = bodySchema.safeParse(jsonOf(rawBody))
  // Nothing of an unreadable body is signed.
  if (!parsed.success) return { kind: 'forged' }
  const items = parsed.data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem)
  const isOurs = (parsed.data.live === 'true') === (access.environment !== 'test')
  const areSigned = items.every(
    (item) => item.merchantAccountCode === access.merchantAccount && isSigned(access.hmacKeys, item),
  )
  return isOurs && areSigned ? { kind: 'events', events: items.map(eventOf) } : { kind: 'forged' }
}

function eventOf(item: Item): WebhookEvent {
  const { pspReference, originalReference, merchantReference, amount, eventCode, success } = item
  return {
    id: `${eventCode}:${pspReference}:${success}`,
    type: TYPES[eventCode] ?? 'other',
    isSuccess: success === 'true',
    // Changes of a payment have a reference of their own and name the payment as the original one.
    paymentId: originalReference || pspReference,
    reference: merchantReference,
    amount: { minor: amount.value, currency: amount.currency },
    // The reason is not signed, so it decides nothing.
    reason: null,
  }
}

function isSigned(keys: readonly string[], item: Item): boolean {
  const given = Buffer.from(item.additionalData?.hmacSignature ?? '', 'base64')
  const message = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')
  return keys.some((key) => {
    const expected = createHmac('sha256', Buffer.from(key, 'hex')).update(message, 'utf8').digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
