import { z } from 'zod'
import type { DeclineReason, PaymentAnswer } from '../paymentProvider.js'

/** Amount in minor units. */
export const amountSchema = z.object({ value: z.int().nonnegative(), currency: z.string().length(3) })

export const methodsSchema = z.object({ methods: z.array(z.object({ type: z.string() })) })

export const receivedSchema = z.object({ status: z.string() })

export const paymentSchema = z.object({
  paymentId: z.string().min(1),
  reference: z.string(),
  result: z.enum(['authorised', 'refused', 'redirect', 'pending', 'error', 'cancelled']),
  reason: z.string().nullish(),
  amount: amountSchema,
  redirect: z
    .object({
      url: z.url({ protocol: /^https?$/ }),
      method: z.enum(['GET', 'POST']).default('GET'),
      fields: z.record(z.string(), z.string()).nullish(),
    })
    .nullish(),
  instructions: z
    .object({
      iban: z.string(),
      bic: z.string().nullish(),
      holder: z.string(),
      reference: z.string(),
      bank: z.string().nullish(),
    })
    .nullish(),
})

export const foundSchema = z.object({ payments: z.array(paymentSchema) })

const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  authentication_failed: 'authenticationFailed',
  cancelled: 'cancelled',
}

/** Reason of a refusal; everything else, fraud included, is told as `declined`. */
export function toReason(reason: string | null | undefined): DeclineReason {
  return REASONS[reason ?? ''] ?? 'declined'
}

/** A payment of the embedded provider as the port names it. */
export function toAnswer(payment: z.infer<typeof paymentSchema>): PaymentAnswer {
  const { paymentId, amount, redirect, instructions } = payment
  switch (payment.result) {
    case 'authorised':
      return { kind: 'authorised', paymentId, amount: { minor: amount.value, currency: amount.currency } }
    case 'refused':
      return { kind: 'refused', paymentId, reason: toReason(payment.reason) }
    case 'cancelled':
      return { kind: 'refused', paymentId, reason: 'cancelled' }
    case 'redirect':
      return redirect
        ? { kind: 'redirect', paymentId, redirect: { ...redirect, fields: redirect.fields ?? {} } }
        : { kind: 'error', paymentId }
    case 'pending':
      return {
        kind: 'pending',
        paymentId,
        instructions: instructions
          ? { ...instructions, bic: instructions.bic ?? null, bank: instructions.bank ?? null }
          : null,
      }
    case 'error':
      return { kind: 'error', paymentId }
  }
}
