import type { FastifyInstance } from 'fastify'
import { createPaymentProvider } from './createPaymentProvider.js'

/** Builds the payment provider with the settings of the environment. It opens no port. */
export async function openPaymentProvider(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<FastifyInstance> {
  const origins = environment['STOREFRONT_ORIGINS']
  return createPaymentProvider({
    logger: environment['SANDBOX_LOG'] === '1',
    secret: environment['TESTPAY_SECRET'],
    webhookSecret: environment['TESTPAY_WEBHOOK_SECRET'],
    webhookUrl: environment['PAYMENT_WEBHOOK_URL'],
    publicOrigin: environment['TESTPAY_PUBLIC_ORIGIN'],
    storefrontOrigins: origins?.split(',').map((origin) => origin.trim()),
    adyen: {
      webhookUrl: environment['ADYEN_WEBHOOK_URL'],
      webhookUser: environment['ADYEN_WEBHOOK_USER'],
      apiKey: environment['ADYEN_API_KEY'],
      hmacKey: environment['ADYEN_HMAC_KEY'],
      merchantAccount: environment['ADYEN_MERCHANT_ACCOUNT'],
    },
  })
}
