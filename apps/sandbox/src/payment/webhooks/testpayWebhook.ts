import type { PaymentContext } from '../paymentContext.js'
import type { WebhookMessage } from './webhookMessage.js'
import { SIGNATURE_HEADER, signWebhook } from './signWebhook.js'
import type { WebhookFacts } from './webhookFacts.js'

/** A webhook in the provider's own format; `null` when the shop has no address for it. */
export function testpayWebhook(
  { webhookUrl, webhookSecret, now }: PaymentContext,
  { id, payment, event, authenticity }: WebhookFacts,
): WebhookMessage | null {
  if (webhookUrl === null) return null
  const { type, success, amount, reason, changeId } = event
  const { paymentId, reference, orderNo } = payment
  const body = JSON.stringify({
    id,
    type,
    success,
    paymentId,
    reference,
    orderNo,
    amount,
    ...(reason !== undefined && { reason }),
    ...(changeId !== undefined && { changeId }),
    at: new Date(now()).toISOString(),
  })
  const key = authenticity === 'genuine' ? webhookSecret : `not ${webhookSecret}`
  return { id, url: webhookUrl, body, headers: () => ({ [SIGNATURE_HEADER]: signWebhook(body, key, now()) }) }
}
