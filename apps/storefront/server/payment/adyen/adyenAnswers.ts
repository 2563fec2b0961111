import { z } from 'zod'
import type { DeclineReason, Money, PaymentAnswer } from '../paymentProvider.js'

const amountSchema = z.object({ value: z.int().nonnegative(), currency: z.string().length(3) })

export const adyenMethodsSchema = z.object({ paymentMethods: z.array(z.object({ type: z.string() })).default([]) })

export const adyenReceivedSchema = z.object({ status: z.string() })

export const adyenPaymentSchema = z.object({
  resultCode: z.string(),
  pspReference: z.string().min(1).optional(),
  merchantReference: z.string().optional(),
  refusalReasonCode: z.string().optional(),
  amount: amountSchema.optional(),
  action: z
    .object({
      type: z.string(),
      url: z.url({ protocol: /^https?$/ }).optional(),
      method: z.enum(['GET', 'POST']).default('GET'),
      data: z.record(z.string(), z.string()).nullish(),
      iban: z.string().optional(),
      bic: z.string().optional(),
      beneficiary: z.string().optional(),
      bankName: z.string().optional(),
      reference: z.string().optional(),
    })
    .optional(),
})

type AdyenPayment = z.infer<typeof adyenPaymentSchema>

/** `refusalReasonCode`s that a shopper may be told; all others, fraud included, are `declined`. */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  '6': 'expiredCard',
  '11': 'authenticationFailed',
  '12': 'insufficientFunds',
  '15': 'cancelled',
  '16': 'cancelled',
}

/** An answer of `/payments` or `/payments/details`. `requested`: the amount of the request, when it is known. */
export function toAnswer(payment: AdyenPayment, requested: Money | null): PaymentAnswer {
  const paymentId = payment.pspReference ?? null
  switch (payment.resultCode) {
    case 'Authorised':
      return authorised(payment, requested)
    case 'Refused':
      return { kind: 'refused', paymentId, reason: REASONS[payment.refusalReasonCode ?? ''] ?? 'declined' }
    case 'Cancelled':
      return { kind: 'refused', paymentId, reason: 'cancelled' }
    case 'RedirectShopper':
      return redirectOf(payment)
    case 'Pending':
    case 'Received':
    case 'PresentToShopper':
      return { kind: 'pending', paymentId, instructions: instructionsOf(payment) }
    // PartiallyAuthorised, Error, and what needs an action that this shop does not show: looked up or left to webhooks.
    default:
      return { kind: 'error', paymentId }
  }
}

function authorised({ pspReference, amount }: AdyenPayment, requested: Money | null): PaymentAnswer {
  const paid = amount ? { minor: amount.value, currency: amount.currency } : requested
  return pspReference && paid
    ? { kind: 'authorised', paymentId: pspReference, amount: paid }
    : { kind: 'error', paymentId: pspReference ?? null }
}

function redirectOf({ pspReference, action }: AdyenPayment): PaymentAnswer {
  const paymentId = pspReference ?? null
  if (action?.type !== 'redirect' || action.url === undefined) return { kind: 'error', paymentId }
  return {
    kind: 'redirect',
    paymentId,
    redirect: { url: action.url, method: action.method, fields: action.data ?? {} },
  }
}

function instructionsOf({ action }: AdyenPayment) {
  if (action?.iban === undefined || action.beneficiary === undefined || action.reference === undefined) return null
  const { iban, bic = null, beneficiary: holder, bankName: bank = null, reference } = action
  return { iban, bic, holder, bank, reference }
}
