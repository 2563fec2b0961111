import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { ADYEN_PROVIDER } from './adyen/createAdyenProvider.js'
import { EMBEDDED_PROVIDER } from './embedded/createEmbeddedProvider.js'
import type { Payments } from './payments.js'

const PROVIDERS = [EMBEDDED_PROVIDER, ADYEN_PROVIDER] as const

/** Addresses that payment providers call; their requests are signed and have no origin. */
export const PAYMENT_WEBHOOK_PATHS: readonly string[] = PROVIDERS.map((provider) => pathOf(provider))

/** Adyen accepts this text as well as an empty 2xx. */
const ACCEPTED = '[accepted]'
const STATUSES = { forged: 401, unknown: 404, unreadable: 400 } as const

/** `POST /apis/payments/webhooks/{provider}`: the raw body is passed on, because the signature covers its bytes. */
export function registerPaymentWebhooks(
  server: FastifyInstance,
  options: {
    readonly payments: Pick<Payments, 'receiveWebhook'>
    readonly errors: ErrorReplies
    /** Requests a minute. */
    readonly max: number
  },
): void {
  const { payments, errors, max } = options
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    for (const provider of PROVIDERS) {
      scope.post(pathOf(provider), { config: { rateLimit: { max, timeWindow: 60_000 } } }, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        const outcome = await payments.receiveWebhook(provider, body, request.headers)
        if (outcome !== 'accepted') return errors.send(request, reply, STATUSES[outcome])
        return reply.code(200).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(ACCEPTED)
      })
    }
  })
}

function pathOf(provider: string): string {
  return `/apis/payments/webhooks/${provider}`
}
