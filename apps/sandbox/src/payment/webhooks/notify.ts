import { randomUUID } from 'node:crypto'
import { adyenWebhook } from '../adyen/adyenWebhook.js'
import { testCard } from '../cards/testCards.js'
import type { Payment } from '../ledger/payment.js'
import type { PaymentContext } from '../paymentContext.js'
import type { PaymentEvent } from './paymentEvent.js'
import { testpayWebhook } from './testpayWebhook.js'
import type { WebhookMessage } from './webhookMessage.js'

const OTHER_AMOUNT = -100

/**
 * Sends the webhook of an event in the way of the payment's test card.
 * @returns after the first attempt to deliver it
 */
export async function notify(
  context: PaymentContext,
  payment: Payment,
  event: PaymentEvent,
  speed: 'normal' | 'late' = 'normal',
): Promise<void> {
  const { webhook } = testCard(payment.card?.caseId)
  const { timing, webhooks } = context
  const isAuthorisation = event.type === 'AUTHORISATION'
  const isLate = speed === 'late' || (isAuthorisation && (webhook === 'late' || webhook === 'disorder'))
  const call = {
    type: event.type,
    paymentId: payment.paymentId,
    delayMs: isLate ? timing.late : webhook === 'first' ? 0 : timing.webhook,
    isOrdered: !(isAuthorisation && webhook === 'disorder'),
    isRepeated: true,
  }
  if (isAuthorisation && webhook === 'forged') {
    const lie = { ...event, success: false, reason: 'declined' }
    const forged = write(context, payment, lie, 'forged')
    if (forged) void webhooks.send({ ...call, ...forged, isRepeated: false })
  }
  const message = write(context, payment, isAuthorisation && webhook === 'otherAmount' ? otherAmount(event) : event)
  if (!message) return
  const sent = webhooks.send({ ...call, ...message })
  if (webhook === 'twice') void webhooks.send({ ...call, ...message, delayMs: 0 })
  await sent
}

function write(
  context: PaymentContext,
  payment: Payment,
  event: PaymentEvent,
  authenticity: 'genuine' | 'forged' = 'genuine',
): WebhookMessage | null {
  const facts = { payment, event, id: `evt_${randomUUID()}`, authenticity }
  return payment.service === 'adyen' ? adyenWebhook(context, facts) : testpayWebhook(context, facts)
}

function otherAmount(event: PaymentEvent): PaymentEvent {
  const { value, currency } = event.amount
  return { ...event, amount: { value: value + OTHER_AMOUNT, currency } }
}
