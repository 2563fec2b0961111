import type { Order } from '@vitrine/commerce-client/types/order'
import type { AttemptChange } from './attemptMachine.js'
import type { Attempts, PaymentAttempt } from './attempts.js'
import type { KeyedQueue } from './keyedQueue.js'
import type { OrderAdmin } from './orderAdmin.js'
import type { MethodSettings } from './paymentMethods.js'
import type { PaymentProvider } from './paymentProvider.js'

/** Log of the payment; entries contain ids and amounts, never card or personal data. */
export interface PaymentLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  /** Somebody has to look at it: facts contain `alert: true`. */
  error(facts: object, message: string): void
}

/** What `createPayments` needs. */
export interface PaymentOptions {
  /** null = no provider: only what is paid outside of one. */
  readonly provider: PaymentProvider | null
  readonly attempts: Attempts
  readonly admin: OrderAdmin
  readonly methods: MethodSettings
  /** Orders above this total (major units) are placed, but not exported until staff has checked the identity; null = off. */
  readonly identityCheckAbove?: number | null | undefined
  readonly log: PaymentLog
  /** Work for a placed order, e.g. its mail. Called once for each order; a failure is logged, not repeated. */
  readonly onPlaced?: ((order: Order, attempt: PaymentAttempt) => Promise<void>) | undefined
  /** ms since 1970 */
  readonly now?: (() => number) | undefined
  readonly createId?: (() => string) | undefined
  readonly wait?: ((ms: number) => Promise<void>) | undefined
}

/** Options with defaults applied, and what the steps share. */
export interface PaymentContext extends PaymentOptions {
  readonly onPlaced: NonNullable<PaymentOptions['onPlaced']>
  readonly now: () => number
  readonly createId: () => string
  readonly wait: (ms: number) => Promise<void>
  /** Changes and their effects happen one after the other for each attempt. */
  readonly queue: KeyedQueue
  /** Applies a change to the stored attempt; returns the attempt after it, changed or not. */
  readonly change: (attemptId: string, change: AttemptChange) => Promise<PaymentAttempt>
  /** Whether the change had an effect, in addition. */
  readonly tryChange: (
    attemptId: string,
    change: AttemptChange,
  ) => Promise<{ readonly attempt: PaymentAttempt; readonly isChanged: boolean }>
}
