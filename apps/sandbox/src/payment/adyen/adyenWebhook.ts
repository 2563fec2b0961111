import type { PaymentContext } from '../paymentContext.js'
import type { WebhookFacts } from '../webhooks/webhookFacts.js'
import type { WebhookMessage } from '../webhooks/webhookMessage.js'
import { adyenHmac } from './adyenHmac.js'
import { adyenMethod } from './adyenMethods.js'

/** A webhook in Adyen's format; `null` when the shop has no address for it. */
export function adyenWebhook(
  { adyen, now }: PaymentContext,
  { id, payment, event, authenticity }: WebhookFacts,
): WebhookMessage | null {
  const { webhookUrl, webhookUser, merchantAccount, hmacKey } = adyen
  if (webhookUrl === null) return null
  const signed = {
    pspReference: event.changeId ?? payment.paymentId,
    ...(event.changeId !== undefined && { originalReference: payment.paymentId }),
    merchantAccountCode: merchantAccount,
    merchantReference: payment.reference,
    amount: { currency: event.amount.currency, value: event.amount.value },
    eventCode: event.type,
    success: String(event.success),
  }
  const key = authenticity === 'genuine' ? hmacKey : hmacKey.replaceAll(/./g, '0')
  const item = {
    ...signed,
    additionalData: { hmacSignature: adyenHmac(signed, key) },
    eventDate: new Date(now()).toISOString(),
    operations: event.type === 'AUTHORISATION' && event.success ? ['CANCEL', 'CAPTURE', 'REFUND'] : [],
    paymentMethod: adyenMethod(payment.type),
    reason: event.reason ?? '',
  }
  const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] })
  const headers = webhookUser === null ? {} : { authorization: `Basic ${Buffer.from(webhookUser).toString('base64')}` }
  return { id, url: webhookUrl, body, headers: () => headers }
}
