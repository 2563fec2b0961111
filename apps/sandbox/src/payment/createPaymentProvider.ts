import { fastify, type FastifyInstance, type FastifyReply } from 'fastify'
import { createPaymentFaults } from './admin/createPaymentFaults.js'
import { adyenRoutes } from './adyen/adyenRoutes.js'
import { adminRoutes } from './admin/adminRoutes.js'
import { PaymentError } from './api/PaymentError.js'
import { registerApi } from './api/registerApi.js'
import { createCardTokens } from './cards/cardTokens.js'
import { fieldsRoutes } from './fields/fieldsRoutes.js'
import { tokenRoutes } from './fields/tokenRoutes.js'
import { createLedger } from './ledger/createLedger.js'
import { createTimers } from './ledger/createTimers.js'
import { pageRoutes } from './pages/pageRoutes.js'
import type { PaymentContext, PaymentOptions, PaymentTiming } from './paymentContext.js'
import { createWebhookQueue } from './webhooks/createWebhookQueue.js'

/** Secrets of the sandbox; they protect nothing. */
export const SANDBOX_SECRETS = {
  secret: 'sandbox-testpay-secret',
  webhookSecret: 'sandbox-testpay-webhook-secret',
  adyenApiKey: 'sandbox-adyen-api-key',
  adyenHmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  adyenMerchantAccount: 'HalbrennSandbox',
} as const

const TIMING: PaymentTiming = {
  webhook: 300,
  late: 5000,
  timeout: 60_000,
  page: 30 * 60_000,
  retries: [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000],
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/
const DEFAULT_PORT = 4011
const BODY_LIMIT = 64 * 1024

/**
 * Builds the payment provider "Testpay", ready for `inject` or `listen`. It opens no port.
 * @example
 * const provider = await createPaymentProvider({ webhookUrl: 'http://127.0.0.1:3000/apis/payments/webhooks/testpay' })
 * const origin = await provider.listen({ host: '127.0.0.1', port: 0 })
 */
export async function createPaymentProvider(options: PaymentOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  const context = createContext(app, options)
  for (const part of [context.timers, context.webhooks, context.ledger, context.tokens, context.faults]) {
    context.resets.add(part.clear)
  }
  app.setErrorHandler((error, _request, reply) => sendError(error, reply))
  app.setNotFoundHandler(() => {
    throw new PaymentError(404, 'not_found', 'The provider has no such address.')
  })
  app.addHook('onClose', async () => {
    for (const reset of context.resets) reset()
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  await registerApi(app, context)
  await app.register((scope) => adyenRoutes(scope, context), { prefix: '/adyen/v72' })
  await pageRoutes(app, context)
  fieldsRoutes(app, context)
  tokenRoutes(app, context)
  await app.register((scope) => adminRoutes(scope, context), { prefix: '/admin' })
  await app.ready()
  return app
}

function createContext(app: FastifyInstance, options: PaymentOptions): PaymentContext {
  const now = options.now ?? Date.now
  const timing = { ...TIMING, ...options.timing }
  const origins = options.storefrontOrigins ?? []
  return {
    now,
    timing,
    secret: options.secret ?? SANDBOX_SECRETS.secret,
    webhookSecret: options.webhookSecret ?? SANDBOX_SECRETS.webhookSecret,
    webhookUrl: options.webhookUrl ?? null,
    publicOrigin: () => options.publicOrigin ?? ownOrigin(app),
    isShop: (origin) => (origins.length > 0 ? origins.includes(origin) : LOOPBACK.test(origin)),
    shopSources: origins.length > 0 ? origins : ['http://localhost:*', 'http://127.0.0.1:*'],
    adyen: {
      apiKey: options.adyen?.apiKey ?? SANDBOX_SECRETS.adyenApiKey,
      merchantAccount: options.adyen?.merchantAccount ?? SANDBOX_SECRETS.adyenMerchantAccount,
      hmacKey: options.adyen?.hmacKey ?? SANDBOX_SECRETS.adyenHmacKey,
      webhookUrl: options.adyen?.webhookUrl ?? null,
      webhookUser: options.adyen?.webhookUser ?? null,
    },
    ledger: createLedger(),
    tokens: createCardTokens(now),
    webhooks: createWebhookQueue(timing.retries, now),
    faults: createPaymentFaults(),
    timers: createTimers(),
    resets: new Set(),
  }
}

function ownOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : DEFAULT_PORT}`
}

/** Errors never repeat what was sent. */
function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof PaymentError) {
    return reply.code(error.statusCode).send({ error: { code: error.code, message: error.message } })
  }
  const given = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const status = given >= 400 && given < 500 ? given : 500
  const code = status === 500 ? 'internal' : 'invalid_request'
  const message = status === 500 ? 'The provider failed.' : describe(error)
  return reply.code(status).send({ error: { code, message } })
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : 'The request is malformed.'
}
