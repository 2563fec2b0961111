import type { Environment } from './environmentSchema.server.js'

/** Access to the embedded provider "Testpay". */
export interface TestpayConfig {
  readonly kind: 'testpay'
  /** Origin for this server. */
  readonly origin: string
  /** Origin for browsers. */
  readonly publicOrigin: string
  readonly secret: string
  readonly webhookSecret: string
}

/** Access to Adyen. */
export interface AdyenConfig {
  readonly kind: 'adyen'
  /** With the version, e.g. `https://checkout-test.adyen.com/v72`; without a trailing slash. */
  readonly apiBase: string
  readonly apiKey: string
  readonly merchantAccount: string
  /** Key of the card component in the browser. */
  readonly clientKey: string
  /** HMAC keys of the webhook, hexadecimal; several while a key is replaced. */
  readonly hmacKeys: readonly string[]
  readonly environment: 'test' | 'live' | 'live-us' | 'live-au' | 'live-apse' | 'live-in' | 'live-nea'
}

/** Orders and payment of the native checkout. */
export interface PaymentConfig {
  /** null = no provider: only transfers to the retailer's own account. */
  readonly provider: TestpayConfig | AdyenConfig | null
  /** Client of the platform that confirms orders. */
  readonly admin: { readonly accountBaseUrl: string; readonly clientId: string; readonly clientSecret: string }
  /** Journal of the attempts; null = in memory, lost with the process. */
  readonly storeFile: string | null
  /** Origins that documents of the checkout may frame, connect to and send forms to. */
  readonly browserOrigins: readonly string[]
  /** Orders above this total (major units) need an identity check; null = off. */
  readonly identityCheckAbove: number | null
  /** Greatest totals, major units. */
  readonly twintLimit: number
  readonly invoiceLimit: number
  /** The retailer's account for transfers that no provider handles; null = none. */
  readonly account: {
    readonly iban: string
    readonly bic: string | null
    readonly holder: string
    readonly bank: string | null
  } | null
}

/** Settings of the payment, null = the checkout takes no payments; or what is wrong with them. */
export function readPayment(env: Environment): {
  readonly payment: PaymentConfig | null
  readonly faults: readonly string[]
} {
  const name = env.PAYMENT_PROVIDER ?? (env.TESTPAY_ORIGIN === undefined ? 'none' : 'testpay')
  const { COMMERCE_ADMIN_CLIENT_ID: clientId, COMMERCE_ADMIN_CLIENT_SECRET: clientSecret } = env
  if (name === 'none' && clientId === undefined && clientSecret === undefined) return { payment: null, faults: [] }
  const provider = name === 'testpay' ? readTestpay(env) : name === 'adyen' ? readAdyen(env) : null
  const faults = [
    ...(provider === 'incomplete' ? [MISSING[name]] : []),
    ...(clientId === undefined || clientSecret === undefined
      ? [
          'COMMERCE_ADMIN_CLIENT_ID and COMMERCE_ADMIN_CLIENT_SECRET are needed for payments: orders are confirmed with them',
        ]
      : []),
    ...((env.BANK_ACCOUNT_IBAN === undefined) === (env.BANK_ACCOUNT_HOLDER === undefined)
      ? []
      : ['BANK_ACCOUNT_IBAN and BANK_ACCOUNT_HOLDER belong together: set both, or none']),
  ]
  if (provider === 'incomplete' || clientId === undefined || clientSecret === undefined || faults.length > 0)
    return { payment: null, faults }
  return {
    faults,
    payment: {
      provider,
      admin: { accountBaseUrl: env.ACCOUNT_MANAGER_BASE_URL ?? env.COMMERCE_BASE_URL, clientId, clientSecret },
      storeFile: env.PAYMENT_STORE_FILE ?? null,
      browserOrigins: [...new Set([...providerOrigins(provider), ...env.PAYMENT_EXTRA_ORIGINS])],
      identityCheckAbove: env.IDENTITY_CHECK_ABOVE ?? null,
      twintLimit: env.TWINT_LIMIT,
      invoiceLimit: env.INVOICE_LIMIT,
      account: readAccount(env),
    },
  }
}

const MISSING = {
  testpay: 'TESTPAY_ORIGIN, TESTPAY_SECRET and TESTPAY_WEBHOOK_SECRET are needed for PAYMENT_PROVIDER=testpay',
  adyen:
    'ADYEN_API_BASE, ADYEN_API_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_CLIENT_KEY and ADYEN_HMAC_KEYS are needed for PAYMENT_PROVIDER=adyen',
  none: '',
} as const

function readTestpay(env: Environment): TestpayConfig | 'incomplete' {
  const { TESTPAY_ORIGIN: origin, TESTPAY_SECRET: secret, TESTPAY_WEBHOOK_SECRET: webhookSecret } = env
  if (!origin || !secret || !webhookSecret) return 'incomplete'
  return { kind: 'testpay', origin, publicOrigin: env.TESTPAY_PUBLIC_ORIGIN ?? origin, secret, webhookSecret }
}

function readAdyen(env: Environment): AdyenConfig | 'incomplete' {
  const { ADYEN_API_BASE: apiBase, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = env
  const { ADYEN_CLIENT_KEY: clientKey, ADYEN_HMAC_KEYS: hmacKeys } = env
  if (!apiBase || !apiKey || !merchantAccount || !clientKey || hmacKeys.length === 0) return 'incomplete'
  return { kind: 'adyen', apiBase, apiKey, merchantAccount, clientKey, hmacKeys, environment: env.ADYEN_ENVIRONMENT }
}

/** Hosts of the provider's fields and pages. */
function providerOrigins(provider: TestpayConfig | AdyenConfig | null): readonly string[] {
  if (provider === null) return []
  if (provider.kind === 'testpay') return [provider.publicOrigin]
  const { environment } = provider
  return [
    `https://checkoutshopper-${environment}.adyen.com`,
    `https://checkoutshopper-${environment}.cdn.adyen.com`,
    `https://checkoutanalytics-${environment}.adyen.com`,
  ]
}

function readAccount(env: Environment): PaymentConfig['account'] {
  const { BANK_ACCOUNT_IBAN: iban, BANK_ACCOUNT_HOLDER: holder } = env
  if (!iban || !holder) return null
  return { iban, holder, bic: env.BANK_ACCOUNT_BIC ?? null, bank: env.BANK_ACCOUNT_BANK ?? null }
}
