import type { FastifyReply, FastifyRequest } from 'fastify'
import { testCard } from '../cards/testCards.js'
import type { Payment } from '../ledger/payment.js'
import type { PaymentContext } from '../paymentContext.js'

/**
 * Sends the answer about a payment, unless its test card loses or delays answers.
 * @param lost ids of the payments whose first answer was lost already
 */
export function sendPayment(
  context: PaymentContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  payment: Payment,
  lost: Set<string>,
  write: (payment: Payment) => unknown,
): FastifyReply {
  const { answer } = testCard(payment.card?.caseId)
  const isOver = payment.state !== 'open'
  const { socket } = request.raw
  if (isOver && answer === 'timeout') {
    context.timers.after(context.timing.timeout, () => socket.destroy())
    return reply.hijack()
  }
  const isLost = answer === 'lostAlways' || (answer === 'lost' && !lost.has(payment.paymentId))
  if (isOver && isLost) {
    lost.add(payment.paymentId)
    void reply.hijack()
    socket.destroy()
    return reply
  }
  return reply.send(write(payment))
}
