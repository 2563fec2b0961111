import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { ReceivedWebhook, WebhookEventType, WebhookReading } from '../paymentProvider.js'
import { amountSchema, toReason } from './embeddedAnswers.js'

/** Header of the signature: `t={unix seconds},v1={hex HMAC-SHA256 of "{t}.{raw body}"}`. */
const SIGNATURE_HEADER = 'x-testpay-signature'
/** A signature is accepted for this time, seconds: repeated deliveries are signed again. */
const TOLERANCE_S = 300

const TYPES = {
  AUTHORISATION: 'authorisation',
  CAPTURE: 'capture',
  CAPTURE_FAILED: 'captureFailed',
  CANCELLATION: 'cancellation',
  REFUND: 'refund',
  REFUND_FAILED: 'refundFailed',
  EXPIRE: 'expiry',
} as const satisfies Record<string, WebhookEventType>

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.enum(['AUTHORISATION', 'CAPTURE', 'CAPTURE_FAILED', 'CANCELLATION', 'REFUND', 'REFUND_FAILED', 'EXPIRE']),
  success: z.boolean(),
  paymentId: z.string().min(1).max(200),
  reference: z.string().min(1).max(200),
  amount: amountSchema,
  reason: z.string().nullish(),
})

/** Verifies the signature over the raw body, then reads the event. */
export function readEmbeddedWebhook(secret: string, { rawBody, headers, now }: ReceivedWebhook): WebhookReading {
  if (!isSigned(secret, rawBody, headers[SIGNATURE_HEADER], now)) return { kind: 'forged' }
  const parsed = eventSchema.safeParse(jsonOf(rawBody))
  if (!parsed.success) return { kind: 'unreadable' }
  const { id, type, success, paymentId, reference, amount, reason } = parsed.data
  return {
    kind: 'events',
    events: [
      {
        id,
        type: TYPES[type],
        isSuccess: success,
        paymentId,
        reference,
        amount: { minor: amount.value, currency: amount.currency },
        reason: success ? null : toReason(reason),
      },
    ],
  }
}

function isSigned(secret: string, rawBody: string, header: string | readonly string[] | undefined, now: number) {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  const [, time = '', signature = ''] = match ?? []
  if (!match || Math.abs(now / 1000 - Number(time)) > TOLERANCE_S) return false
  const expected = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
