import type { PaymentAttempt } from './attempts.js'
import type { DeclineReason } from './paymentProvider.js'
import type { PlaceOutcome } from './payments.js'

const DECLINE_REASONS: Readonly<Record<string, DeclineReason>> = {
  declined: 'declined',
  insufficientFunds: 'insufficientFunds',
  expiredCard: 'expiredCard',
  authenticationFailed: 'authenticationFailed',
  cancelled: 'cancelled',
}

/** What a shopper is told about an attempt. */
export function outcomeOf(attempt: PaymentAttempt): PlaceOutcome {
  const { attemptId, orderNo, state, redirect, instructions, declineReason, isBasketOpen } = attempt
  switch (state) {
    case 'placed':
      return orderNo === null ? { kind: 'checking', attemptId } : { kind: 'placed', orderNo, attemptId }
    case 'pending':
      return orderNo === null ? { kind: 'checking', attemptId } : { kind: 'pending', orderNo, attemptId, instructions }
    case 'action_required':
      return redirect ? { kind: 'redirect', attemptId, ...redirect } : { kind: 'checking', attemptId }
    case 'declined':
      return {
        kind: 'declined',
        reason: DECLINE_REASONS[declineReason ?? ''] ?? 'declined',
        isBasketOpen: isBasketOpen ?? false,
      }
    case 'expired':
      return afterExpiry(declineReason)
    case 'voided':
      return { kind: 'failed' }
    case 'ready':
    case 'ordered':
    case 'submitting':
    case 'unknown':
    case 'authorised':
      return { kind: 'checking', attemptId }
  }
}

function afterExpiry(reason: string | null): PlaceOutcome {
  if (reason === 'changed') return { kind: 'changed' }
  return reason === 'refused' ? { kind: 'refused', reason: 'incomplete' } : { kind: 'failed' }
}
