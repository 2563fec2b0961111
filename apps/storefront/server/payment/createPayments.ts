import { isLive } from './attemptMachine.js'
import type { Money } from './money.js'
import { createPaymentContext } from './createPaymentContext.js'
import type { PaymentOptions } from './paymentContext.js'
import { methodsFor } from './paymentMethods.js'
import type { Payments, PlaceOutcome } from './payments.js'
import { placeAttempt } from './placeAttempt.js'
import { openAmount } from './replaceInstrument.js'
import { receiveWebhook } from './receiveWebhook.js'
import { cancelAttempt, resumeAttempt, statusOf } from './resumeAttempt.js'
import { sweepAttempts } from './sweepAttempts.js'

/** Creates the payment of the shop. */
export function createPayments(options: PaymentOptions): Payments {
  const context = createPaymentContext(options)
  const placing = new Map<string, Promise<PlaceOutcome>>()
  let sweeping: ReturnType<typeof sweepAttempts> | null = null

  async function accepted(place: { readonly country: string; readonly total: Money; readonly localeId: string }) {
    const { provider } = context
    if (!provider || place.total.minor === 0) return null
    return provider.methods({ ...place, amount: place.total }).catch((error: unknown) => {
      context.log.warn({ err: error }, 'The payment provider offers no methods')
      return null
    })
  }

  return {
    methodsFor: async (place) => methodsFor(place, context.methods, await accepted(place)),

    place(request) {
      // A double click or a second tab waits for the first call and gets its outcome.
      const key = JSON.stringify([request.owner, request.basket.basketId])
      const running = placing.get(key)
      if (running) return running
      const outcome = (async () => {
        const { country, localeId, basket } = request
        const total = basket.orderTotal === undefined ? null : openAmount(basket)
        return placeAttempt(context, request, total && (await accepted({ country, localeId, total })))
      })().finally(() => placing.delete(key))
      placing.set(key, outcome)
      return outcome
    },

    resume: (request) => resumeAttempt(context, request),
    status: (request) => statusOf(context, request),
    cancel: (request) => cancelAttempt(context, request),

    async openAttempt(owner, basketId) {
      const attempts = await context.attempts.ofOwner(owner)
      const open = attempts.filter((attempt) => isLive(attempt) && attempt.state !== 'pending')
      return open.find((attempt) => attempt.basketId === basketId) ?? open[0] ?? null
    },

    receiveWebhook: (provider, rawBody, headers) => receiveWebhook(context, provider, { rawBody, headers }),

    sweep() {
      sweeping ??= sweepAttempts(context).finally(() => {
        sweeping = null
      })
      return sweeping
    },
  }
}
