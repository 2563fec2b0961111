/** Secrets between the sandbox's payment provider and a storefront on loopback; they protect nothing. */
const SECRET = 'sandbox-testpay-secret'
const WEBHOOK_SECRET = 'sandbox-testpay-webhook-secret'

/** System client of the sandbox's commerce platform (`siteConfig.ts`). */
const ADMIN_CLIENT = { id: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee', secret: 'sandbox-system-client' }

/** Matching environments of the payment provider and a storefront. */
export function paymentSettings({ port, paymentPort }) {
  const publicOrigin = `http://localhost:${paymentPort}`
  const secrets = { TESTPAY_SECRET: SECRET, TESTPAY_WEBHOOK_SECRET: WEBHOOK_SECRET }
  return {
    sandbox: {
      ...secrets,
      PAYMENT_PORT: String(paymentPort),
      TESTPAY_PUBLIC_ORIGIN: publicOrigin,
      PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${port}/apis/payments/webhooks/testpay`,
      ADYEN_WEBHOOK_URL: `http://127.0.0.1:${port}/apis/payments/webhooks/adyen`,
    },
    storefront: {
      ...secrets,
      TESTPAY_ORIGIN: `http://127.0.0.1:${paymentPort}`,
      TESTPAY_PUBLIC_ORIGIN: publicOrigin,
      COMMERCE_ADMIN_CLIENT_ID: ADMIN_CLIENT.id,
      COMMERCE_ADMIN_CLIENT_SECRET: ADMIN_CLIENT.secret,
    },
  }
}
