import type { PaymentAttempt } from './attempts.js'
import type { PaymentContext } from './paymentContext.js'

/** Name in attempts of transfers to the retailer's own account, which no provider handles. */
export const OWN_ACCOUNT = 'own'

/** Tells the shopper to transfer the amount to the retailer's own account; the order waits in `created`. */
export async function startTransfer(context: PaymentContext, attempt: PaymentAttempt): Promise<PaymentAttempt> {
  const { attemptId, orderNo } = attempt
  const { account } = context.methods
  if (account === null || orderNo === null) throw new Error('A transfer needs an account and an order.')
  await context.change(attemptId, { kind: 'sending', step: 'start', key: context.createId() })
  const answer = { kind: 'pending', paymentId: null, instructions: { ...account, reference: orderNo } } as const
  return context.change(attemptId, { kind: 'answered', answer, from: 'own' })
}
