import type { PaymentAttempt } from './attempts.js'
import type { PaymentContext } from './paymentContext.js'

/** A call whose answer was lost may still arrive at the provider for this time, ms. */
const UNDERWAY_MS = 15_000

/**
 * Asks the provider what became of a payment and applies it. Unchanged when the provider does not answer or cannot look
 * payments up.
 */
export async function reconcileAttempt(context: PaymentContext, attemptId: string): Promise<PaymentAttempt> {
  const attempt = await context.attempts.get(attemptId)
  if (!attempt) throw new Error('The attempt is not stored, so it cannot be looked up.')
  const { provider } = context
  if (!provider || attempt.provider !== provider.id) return attempt
  const found = await provider.find(attemptId).catch((error: unknown) => {
    context.log.warn({ err: error, attemptId }, 'A payment could not be looked up')
    return null
  })
  if (found === null || found.kind === 'unsupported') return attempt
  if (found.kind === 'none')
    return attempt.state === 'unknown' && context.now() - attempt.changedAt >= UNDERWAY_MS
      ? context.change(attemptId, { kind: 'abandoned', reason: 'notFound' })
      : attempt
  if (found.kind === 'error')
    return attempt.state === 'unknown' || attempt.state === 'action_required'
      ? context.change(attemptId, { kind: 'abandoned', reason: 'providerError' })
      : attempt
  return context.change(attemptId, { kind: 'answered', answer: found, from: 'find' })
}
