import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnvironment } from './env.server.js'

const backEnds = {
  COMMERCE_BASE_URL: 'http://127.0.0.1:4010',
  CMS_BASE_URL: 'http://127.0.0.1:4010',
  IMAGE_BASE_URL: 'http://127.0.0.1:4010',
}
const admin = { COMMERCE_ADMIN_CLIENT_ID: 'admin', COMMERCE_ADMIN_CLIENT_SECRET: 'secret' }
const testpay = {
  TESTPAY_ORIGIN: 'http://127.0.0.1:4011',
  TESTPAY_SECRET: 'a-secret-of-the-provider',
  TESTPAY_WEBHOOK_SECRET: 'a-secret-of-webhooks',
}
const adyen = {
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_BASE: 'https://checkout-test.adyen.com/v72',
  ADYEN_API_KEY: 'key',
  ADYEN_MERCHANT_ACCOUNT: 'Shop',
  ADYEN_CLIENT_KEY: 'test_key',
  ADYEN_HMAC_KEYS: `${'ab'.repeat(32)}, ${'cd'.repeat(32)}`,
}
const account = { BANK_ACCOUNT_IBAN: 'CH9300762011623852957', BANK_ACCOUNT_HOLDER: 'Vitrine AG' }

const paymentOf = (environment: Record<string, string>) => parseEnvironment({ ...backEnds, ...environment }).payment

function faultOf(environment: Record<string, string>): string {
  try {
    parseEnvironment({ ...backEnds, ...environment })
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
  }
  return ''
}

describe('payment in the environment', () => {
  it('is off without settings', () => {
    expect(paymentOf({})).toBe(null)
    expect(paymentOf({ ...testpay, PAYMENT_PROVIDER: 'none' })).toBe(null)
  })

  it('uses the embedded provider as soon as its origin is set', () => {
    expect(paymentOf({ ...testpay, ...admin })).toEqual({
      provider: {
        kind: 'testpay',
        origin: 'http://127.0.0.1:4011',
        publicOrigin: 'http://127.0.0.1:4011',
        secret: 'a-secret-of-the-provider',
        webhookSecret: 'a-secret-of-webhooks',
      },
      admin: { accountBaseUrl: 'http://127.0.0.1:4010', clientId: 'admin', clientSecret: 'secret' },
      storeFile: null,
      browserOrigins: ['http://127.0.0.1:4011'],
      identityCheckAbove: null,
      twintLimit: 5000,
      invoiceLimit: 3000,
      account: null,
    })
  })

  it('uses Adyen with several webhook keys, and the hosts of its environment', () => {
    const payment = paymentOf({
      ...adyen,
      ...admin,
      ADYEN_ENVIRONMENT: 'live',
      PAYMENT_EXTRA_ORIGINS: 'https://x.example',
    })
    expect(payment?.provider).toMatchObject({ kind: 'adyen', hmacKeys: ['ab'.repeat(32), 'cd'.repeat(32)] })
    expect(payment?.browserOrigins).toEqual([
      'https://checkoutshopper-live.adyen.com',
      'https://checkoutshopper-live.cdn.adyen.com',
      'https://checkoutanalytics-live.adyen.com',
      'https://x.example',
    ])
  })

  it('can do without a provider, with transfers to the own account', () => {
    expect(paymentOf({ ...admin, ...account })).toMatchObject({
      provider: null,
      account: { iban: 'CH9300762011623852957', bic: null, holder: 'Vitrine AG', bank: null },
    })
  })

  it.each<readonly [string, Record<string, string>]>([
    ['COMMERCE_ADMIN_CLIENT_ID and COMMERCE_ADMIN_CLIENT_SECRET', testpay],
    ['TESTPAY_ORIGIN, TESTPAY_SECRET and TESTPAY_WEBHOOK_SECRET', { ...admin, PAYMENT_PROVIDER: 'testpay' }],
    ['ADYEN_API_BASE, ADYEN_API_KEY', { ...admin, PAYMENT_PROVIDER: 'adyen' }],
    ['ADYEN_HMAC_KEYS', { ...adyen, ...admin, ADYEN_HMAC_KEYS: 'not hexadecimal' }],
    ['BANK_ACCOUNT_IBAN and BANK_ACCOUNT_HOLDER', { ...admin, BANK_ACCOUNT_HOLDER: 'Vitrine AG' }],
    ['BANK_ACCOUNT_IBAN', { ...admin, ...account, BANK_ACCOUNT_IBAN: '12' }],
    ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'other' }],
    ['PAYMENT_EXTRA_ORIGINS', { PAYMENT_EXTRA_ORIGINS: 'https://x.example/path' }],
    ['IDENTITY_CHECK_ABOVE', { IDENTITY_CHECK_ABOVE: '-1' }],
  ])('names %s when it is missing or wrong', (name, environment) => {
    expect(faultOf(environment)).toContain(`- ${name}`)
  })
})
