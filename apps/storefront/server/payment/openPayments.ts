import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { PaymentConfig } from '../../app/config/paymentConfig.server.js'
import type { Attempts } from './attempts.js'
import { createAdyenProvider } from './adyen/createAdyenProvider.js'
import { createFileAttempts } from './createFileAttempts.js'
import { createMemoryAttempts } from './createMemoryAttempts.js'
import { createPayments } from './createPayments.js'
import { createEmbeddedProvider } from './embedded/createEmbeddedProvider.js'
import { createOrderAdmin, type OrderAdmin } from './orderAdmin.js'
import type { PaymentLog, PaymentOptions } from './paymentContext.js'
import type { PaymentProvider } from './paymentProvider.js'
import type { Payments } from './payments.js'
import { createSystemToken } from './systemToken.js'

const SWEEP_MS = 60_000

export interface OpenPayments {
  readonly payments: Payments
  /** Orders without their shopper, for the confirmation that a signed link opens. */
  readonly admin: OrderAdmin
  readonly attempts: Attempts
  /** Stops the reconciliation and closes the journal. */
  close(): Promise<void>
}

/** Opens the payment of the configured provider and starts its reconciliation. */
export async function openPayments(options: {
  readonly config: StorefrontConfig
  readonly payment: PaymentConfig
  readonly fetch: typeof globalThis.fetch
  readonly log: PaymentLog
  readonly now: () => number
  readonly onPlaced?: PaymentOptions['onPlaced']
}): Promise<OpenPayments> {
  const { config, payment, fetch, log, now, onPlaced } = options
  if (payment.storeFile === null && config.publicOrigin.startsWith('https:'))
    log.warn({}, 'PAYMENT_STORE_FILE is not set: attempts to pay are lost when this process ends')
  const attempts =
    payment.storeFile === null ? createMemoryAttempts() : await createFileAttempts(payment.storeFile, now)
  const admin = createConfiguredOrderAdmin({ config, payment, fetch, now })
  const payments = createPayments({
    provider: createPaymentProvider(fetch, payment.provider),
    attempts,
    admin,
    methods: payment,
    identityCheckAbove: payment.identityCheckAbove,
    log,
    now,
    onPlaced,
  })
  const timer = setInterval(() => {
    void payments.sweep().catch((error: unknown) => log.error({ err: error }, 'Payments could not be reconciled'))
  }, SWEEP_MS)
  timer.unref()
  return {
    payments,
    admin,
    attempts,
    async close() {
      clearInterval(timer)
      await attempts.close()
    },
  }
}

/** Adapter of the configured provider; null = none. */
export function createPaymentProvider(
  fetch: typeof globalThis.fetch,
  provider: PaymentConfig['provider'],
): PaymentProvider | null {
  switch (provider?.kind) {
    case 'testpay':
      return createEmbeddedProvider(fetch, provider)
    case 'adyen':
      return createAdyenProvider(fetch, provider)
    case undefined:
      return null
  }
}

/** Order calls of the configured system client. */
export function createConfiguredOrderAdmin(options: {
  readonly config: StorefrontConfig
  readonly payment: PaymentConfig
  readonly fetch: typeof globalThis.fetch
  readonly now: () => number
}): OrderAdmin {
  const { config, payment, fetch, now } = options
  const { baseUrl, organizationId, siteId } = config.commerce
  const token = createSystemToken(fetch, { ...payment.admin, organizationId }, now)
  return createOrderAdmin({ fetch, baseUrl, organizationId, siteId, token })
}
