import type { FastifyReply } from 'fastify'
import { PaymentError } from '../api/PaymentError.js'
import { AdyenError } from './AdyenError.js'

/** Sends any error of the stand-in in Adyen's format. */
export function sendAdyenError(error: unknown, reply: FastifyReply): FastifyReply {
  const { statusCode: status, errorCode, errorType, message } = toAdyenError(error)
  return reply.code(status).send({ status, errorCode, message, errorType })
}

function toAdyenError(error: unknown): AdyenError {
  if (error instanceof AdyenError) return error
  if (error instanceof PaymentError) {
    if (error.statusCode === 401) return new AdyenError(401, '000', 'security', 'HTTP Status Response - Unauthorized')
    const type = error.statusCode >= 500 ? 'internal' : 'validation'
    return new AdyenError(error.statusCode, error.statusCode >= 500 ? '905' : '167', type, error.message)
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (error instanceof Error && 'validation' in error) return new AdyenError(422, '130', 'validation', error.message)
  if (status >= 400 && status < 500) return new AdyenError(status, '702', 'validation', 'The request is malformed.')
  return new AdyenError(500, '905', 'internal', 'The provider failed.')
}
