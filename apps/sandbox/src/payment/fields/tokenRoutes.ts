import type { FastifyInstance } from 'fastify'
import { PaymentError } from '../api/PaymentError.js'
import { readCard, type CardInput } from '../cards/readCard.js'
import type { PaymentContext } from '../paymentContext.js'

const TOKEN_BODY = {
  body: {
    type: 'object',
    required: ['number', 'expiry', 'code'],
    additionalProperties: false,
    properties: {
      number: { type: 'string', maxLength: 40 },
      expiry: { type: 'string', maxLength: 12 },
      code: { type: 'string', maxLength: 6 },
    },
  },
} as const

/** `POST /fields/tokens`: exchanges what the shopper typed for a token, or says which fields are wrong. Called by the frame only. */
export function tokenRoutes(app: FastifyInstance, { tokens, now, publicOrigin }: PaymentContext): void {
  app.post<{ Body: CardInput }>('/fields/tokens', { schema: TOKEN_BODY }, ({ body, headers }, reply) => {
    void reply.header('cache-control', 'no-store')
    if (headers.origin !== undefined && ![publicOrigin(), `http://${headers.host}`].includes(headers.origin)) {
      throw new PaymentError(403, 'foreign_origin', 'Only the card fields may ask for a token.')
    }
    const reading = readCard(body, now())
    if (reading.kind === 'invalid') return { faults: reading.faults }
    const { brand, last4, expiryMonth, expiryYear } = reading.card
    return {
      token: tokens.create(reading.card),
      brand,
      last4,
      expiryMonth: String(expiryMonth).padStart(2, '0'),
      expiryYear: String(expiryYear),
    }
  })
}
