import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PaymentContext } from '../paymentContext.js'
import { PaymentError } from './PaymentError.js'
import { paymentRoutes } from './paymentRoutes.js'

/** Registers `/v1` with its bearer token and faults. */
export async function registerApi(app: FastifyInstance, context: PaymentContext): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        requireSecret(request.headers.authorization, `Bearer ${context.secret}`)
        await applyFault(context, request, reply)
      })
      await paymentRoutes(scope, context)
    },
    { prefix: '/v1' },
  )
}

/** @throws PaymentError 401 unless both are equal */
export function requireSecret(given: string | string[] | undefined, expected: string): void {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(expected)]
  if (a.length !== b.length || !timingSafeEqual(a, b)) {
    throw new PaymentError(401, 'unauthorised', 'The secret of the API is missing or wrong.')
  }
}

/** Applies the fault that a test has set. @throws PaymentError 500 */
export async function applyFault(
  { faults }: PaymentContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const fault = faults.take()
  if (fault?.kind === '500') throw new PaymentError(500, 'fault', 'A test has set this error.')
  if (fault?.kind === 'slow') await wait(fault.ms, undefined, { ref: false })
  if (fault?.kind === 'down') {
    reply.hijack()
    request.raw.socket.destroy()
  }
}
