import type { AttemptChange } from './attemptMachine.js'
import type { PaymentAttempt } from './attempts.js'
import type { PaymentContext } from './paymentContext.js'
import { type PaymentAnswer, type PaymentProvider, PaymentProviderError, type PaymentStart } from './paymentProvider.js'
import { reconcileAttempt } from './reconcileAttempt.js'

const TRIES = 3

/** Result of a call that may be repeated with its key. */
type Sent = PaymentAnswer | { readonly kind: 'notSent' } | { readonly kind: 'lost' }

/**
 * Sends a call to the provider, at most three times with the same key. `notSent`: certainly nothing was charged;
 * `lost`: unknown. A refusal after a lost answer proves nothing.
 */
export async function sendRepeatedly(context: PaymentContext, call: () => Promise<PaymentAnswer>): Promise<Sent> {
  let isLost = false
  for (let turn = 1; turn <= TRIES; turn += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      if (error.failure === 'unknown') isLost = true
      else return { kind: isLost ? 'lost' : 'notSent' }
      if (turn < TRIES) await context.wait(500 * turn)
    }
  }
  return { kind: 'lost' }
}

/** Starts the payment of an ordered attempt. The attempt is saved before the call. */
export async function sendPayment(
  context: PaymentContext,
  provider: PaymentProvider,
  attempt: PaymentAttempt,
  payment: Omit<PaymentStart, 'reference' | 'orderNo' | 'amount' | 'methodId' | 'key' | 'country' | 'localeId'>,
): Promise<PaymentAttempt> {
  const { attemptId, orderNo, amount, methodId, country, localeId } = attempt
  if (orderNo === null || methodId === null) throw new Error('A payment needs an order and a method.')
  const sending = await context.change(attemptId, { kind: 'sending', step: 'start', key: context.createId() })
  const key = sending.keys['start']
  if (key === undefined) throw new Error('The attempt has left the state in which its payment starts.')
  const start = { ...payment, reference: attemptId, orderNo, amount, methodId, country, localeId, key }
  const sent = await sendRepeatedly(context, () => provider.start(start))
  const changed = await context.change(attemptId, changeFor(sent, 'start'))
  return changed.state === 'unknown' ? reconcileAttempt(context, attemptId) : changed
}

/** What an answer, or its absence, means for the attempt. */
export function changeFor(sent: Sent, from: string): AttemptChange {
  if (sent.kind === 'notSent') return { kind: 'abandoned', reason: 'notSent' }
  return sent.kind === 'lost' ? { kind: 'lost' } : { kind: 'answered', answer: sent, from }
}
