import type { Money, ProviderRedirect, TransferInstructions } from './paymentProvider.js'

/**
 * State of one attempt to pay an order.
 *
 * - `ready`: about to create the order. `ordered`: the order exists, no payment has been started.
 * - `submitting`: the payment is being sent. `action_required`: the shopper is at the provider or the bank.
 * - `unknown`: the answer was lost. `pending`: paid later (bank transfer), or decided later.
 * - `authorised`: paid, the order is being placed. `placed`: done.
 * - `declined`, `voided`, `expired`: final without an order; the basket was reopened.
 */
export type AttemptState =
  | 'ready'
  | 'ordered'
  | 'submitting'
  | 'action_required'
  | 'unknown'
  | 'pending'
  | 'authorised'
  | 'placed'
  | 'declined'
  | 'voided'
  | 'expired'

/** An entry of the history of an attempt; never contains card or personal data. */
export interface AttemptEvent {
  /** ms since 1970 */
  readonly at: number
  /** E.g. `orderCreated`, `webhook:authorisation`. */
  readonly name: string
  /** Id of the provider's event or payment, for the search for duplicates. */
  readonly id?: string | undefined
}

/** One attempt to pay, with its order. */
export interface PaymentAttempt {
  /** Random and unguessable; the payment's reference at the provider. */
  readonly attemptId: string
  /** Customer id of the shopper. */
  readonly owner: string
  readonly basketId: string
  /** Id of the first basket, when failed orders reopened it under other ids; limits the tries. */
  readonly rootBasketId: string
  /** null = not created, or its number is not known yet. */
  readonly orderNo: string | null
  readonly provider: string
  readonly methodId: string | null
  readonly isCard: boolean
  readonly amount: Money
  /** Total of the order, including what gift certificates pay. */
  readonly orderTotal: Money
  readonly quoteHash: string
  readonly state: AttemptState
  /** The provider's reference of the payment; null = not known. */
  readonly paymentId: string | null
  /** Idempotency keys by step. */
  readonly keys: Readonly<Record<string, string>>
  /** Where the shopper continues; set in `action_required`. */
  readonly redirect: ProviderRedirect | null
  readonly instructions: TransferInstructions | null
  readonly declineReason: string | null
  /** Whether the basket was reopened after a failure; null = not tried yet. */
  readonly isBasketOpen: boolean | null
  /** Id of the reopened basket, if the platform told it. */
  readonly reopenedBasketId: string | null
  /** Payments that must be cancelled or refunded, because no order is placed for them. */
  readonly cancels: readonly { readonly paymentId: string; readonly amount: Money }[]
  /** Whether the order's work (mails) was done: `due`, `claimed` by a process, `done`. */
  readonly notice: 'none' | 'due' | 'claimed' | 'done'
  readonly localeAlias: string
  readonly localeId: string
  readonly country: string
  /** ms since 1970 */
  readonly createdAt: number
  /** ms since 1970 of the last change of state. */
  readonly changedAt: number
  /** Increases by one with each saved change. */
  readonly version: number
  readonly events: readonly AttemptEvent[]
}

/** Storage of attempts. Several processes need one shared store. */
export interface Attempts {
  /** @throws Error when the id exists. */
  add(attempt: PaymentAttempt): Promise<void>
  /** Saves `attempt` when the stored version is `attempt.version - 1`; false = another change came first. */
  replace(attempt: PaymentAttempt): Promise<boolean>
  get(attemptId: string): Promise<PaymentAttempt | null>
  /** The latest attempt first. */
  ofOrder(orderNo: string): Promise<readonly PaymentAttempt[]>
  /** The latest attempt first. */
  ofBasket(basketId: string): Promise<readonly PaymentAttempt[]>
  /** The latest attempt first. */
  ofOwner(owner: string): Promise<readonly PaymentAttempt[]>
  /** All attempts that are not `isFinished`. */
  unfinished(): Promise<readonly PaymentAttempt[]>
  /** All attempts created at or after a time, ms since 1970. */
  since(createdAt: number): Promise<readonly PaymentAttempt[]>
  close(): Promise<void>
}

/** Whether nothing is left to do: placed and told, or closed with its order failed and its payments given back. */
export function isFinished({ state, notice, orderNo, isBasketOpen, cancels }: PaymentAttempt): boolean {
  if (cancels.length > 0) return false
  if (state === 'placed') return notice === 'done' || notice === 'claimed'
  if (state === 'declined' || state === 'voided' || state === 'expired')
    return orderNo === null || isBasketOpen !== null
  return false
}
