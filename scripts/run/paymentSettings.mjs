/** Secrets between the sandbox's payment provider and a storefront on loopback; they protect nothing. */
const SECRET = 'sandbox-testpay-secret'
/** The sandbox's client of the admin API of orders. */
const SYSTEM_CLIENT = { id: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee', secret: 'sandbox-system-client' }
const WEBHOOK_SECRET = 'sandbox-testpay-webhook-secret'

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
      COMMERCE_ADMIN_CLIENT_ID: SYSTEM_CLIENT.id,
      COMMERCE_ADMIN_CLIENT_SECRET: SYSTEM_CLIENT.secret,
    },
  }
}
