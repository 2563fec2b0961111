import { z } from 'zod'
import type { PaymentAttempt } from './attempts.js'

const money = z.object({ minor: z.int().nonnegative(), currency: z.string().length(3) })
const texts = z.record(z.string(), z.string())

const attemptSchema = z.object({
  attemptId: z.string().min(1),
  owner: z.string(),
  basketId: z.string(),
  rootBasketId: z.string(),
  orderNo: z.string().nullable(),
  provider: z.string(),
  methodId: z.string().nullable(),
  isCard: z.boolean(),
  amount: money,
  orderTotal: money,
  quoteHash: z.string(),
  state: z.enum([
    'ready',
    'ordered',
    'submitting',
    'action_required',
    'unknown',
    'pending',
    'authorised',
    'placed',
    'declined',
    'voided',
    'expired',
  ]),
  paymentId: z.string().nullable(),
  keys: texts,
  redirect: z.object({ url: z.string(), method: z.enum(['GET', 'POST']), fields: texts }).nullable(),
  instructions: z
    .object({
      iban: z.string(),
      bic: z.string().nullable(),
      holder: z.string(),
      bank: z.string().nullable(),
      reference: z.string(),
    })
    .nullable(),
  declineReason: z.string().nullable(),
  isBasketOpen: z.boolean().nullable(),
  reopenedBasketId: z.string().nullable(),
  cancels: z.array(z.object({ paymentId: z.string(), amount: money })),
  notice: z.enum(['none', 'due', 'claimed', 'done']),
  localeAlias: z.string(),
  localeId: z.string(),
  country: z.string(),
  createdAt: z.number(),
  changedAt: z.number(),
  version: z.int().nonnegative(),
  events: z.array(z.object({ at: z.number(), name: z.string(), id: z.string().optional() })),
})

/** Reads a stored attempt; null = not one, e.g. a line that was cut off by a crash. */
export function readAttempt(line: string): PaymentAttempt | null {
  try {
    const parsed = attemptSchema.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
