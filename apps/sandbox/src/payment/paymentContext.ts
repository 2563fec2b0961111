import type { PaymentFaults } from './admin/createPaymentFaults.js'
import type { CardTokens } from './cards/cardTokens.js'
import type { Ledger } from './ledger/createLedger.js'
import type { Timers } from './ledger/createTimers.js'
import type { WebhookQueue } from './webhooks/createWebhookQueue.js'

/** Times of the provider, in ms. */
export interface PaymentTiming {
  /** From the decision to its webhook. */
  readonly webhook: number
  /** From the decision to a late webhook or a late outcome. */
  readonly late: number
  /** After this time an unanswered call is closed. */
  readonly timeout: number
  /** Time in which the shopper must finish a page. */
  readonly page: number
  /** Between attempts to deliver a webhook. */
  readonly retries: readonly number[]
}

/** Account of the Adyen stand-in. */
export interface AdyenAccount {
  readonly apiKey: string
  readonly merchantAccount: string
  /** Hexadecimal. */
  readonly hmacKey: string
  /** Address of the shop's webhook; `null` = none. */
  readonly webhookUrl: string | null
  /** Basic authentication of the webhooks, `user:password`; `null` = none. */
  readonly webhookUser: string | null
}

/** Options of `createPaymentProvider`. All have defaults. */
export interface PaymentOptions {
  /** Clock in epoch milliseconds. */
  readonly now?: (() => number) | undefined
  /** Bearer token of the API. */
  readonly secret?: string | undefined
  /** Key of the webhooks' signature. */
  readonly webhookSecret?: string | undefined
  /** Address of the shop's webhook; default: none are sent. */
  readonly webhookUrl?: string | null | undefined
  /** Origin of the provider's pages for browsers; default: `http://localhost` with the port on which it listens. */
  readonly publicOrigin?: string | undefined
  /** Origins of the shop: they may frame the card fields and receive the shopper. Default: any port of localhost and 127.0.0.1. */
  readonly storefrontOrigins?: readonly string[] | undefined
  readonly timing?: Partial<PaymentTiming> | undefined
  readonly adyen?: { readonly [Name in keyof AdyenAccount]?: AdyenAccount[Name] | undefined } | undefined
  /** Writes Fastify's log to stdout; never bodies. */
  readonly logger?: boolean | undefined
}

/** State and settings shared by the routes of the provider. */
export interface PaymentContext {
  readonly now: () => number
  readonly secret: string
  readonly webhookSecret: string
  readonly webhookUrl: string | null
  readonly publicOrigin: () => string
  /** True for an origin of the shop. */
  readonly isShop: (origin: string) => boolean
  /** Origins of the shop as sources of a content security policy. */
  readonly shopSources: readonly string[]
  readonly timing: PaymentTiming
  readonly adyen: AdyenAccount
  readonly ledger: Ledger
  readonly tokens: CardTokens
  readonly webhooks: WebhookQueue
  readonly faults: PaymentFaults
  readonly timers: Timers
  /** Work of a reset: every part with state adds its own. */
  readonly resets: Set<() => void>
}
