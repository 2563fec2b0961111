import { subscribeBackInStock } from '../client/backInStock.js'
import { sendContactMail } from '../client/emails.js'
import type { Call } from '../client/operation.js'
import { getGiftCertificate } from '../client/shopperGiftCertificates.js'
import { guestOrderLookup } from '../client/shopperOrders.js'
import type { Mutated } from './cacheUpdates.js'
import { defineMutation } from './defineMutation.js'
import { isOutcomeUnknown } from './failureCode.js'
import { perOwner } from './perOwner.js'
import { withSession } from './withSession.js'

/** Sends a contact mail. `cause.extras.c_fields` of a refused one names the fields. */
export const useSendContactMail = /* @__PURE__ */ defineMutation(/* @__PURE__ */ message(sendContactMail))

/** Asks for a mail once a piece is back; `exists` = this address asked already. */
export const useSubscribeBackInStock = /* @__PURE__ */ defineMutation(/* @__PURE__ */ message(subscribeBackInStock))

/** Checks a gift certificate; null = no certificate has this code. The code stays out of the cache. */
export const useCheckGiftCertificate = /* @__PURE__ */ defineMutation(/* @__PURE__ */ question(getGiftCertificate))

/** Reads an order for somebody who proves to know it; null = no order has this number and these data. */
export const useLookUpOrder = /* @__PURE__ */ defineMutation(/* @__PURE__ */ question(guestOrderLookup))

/** A call that a shopper triggers and that changes nothing in the cache. */
function question<Input extends object, Result>(call: Call<Input, Result>): Mutated<Input, Result> {
  return { changes: [], isOptimistic: false, run: (shop, input) => withSession(shop, () => call(shop.client, input)) }
}

/** A message. Sent again after a lost answer it bears the same key, so that the server does not send it twice (trust B3 47). */
function message<Input extends object>(call: Call<Input, undefined>): Mutated<Input, undefined> {
  const lostKeys = perOwner(() => new Map<string, string>())
  return {
    changes: [],
    isOptimistic: false,
    async run(shop, input) {
      const name = JSON.stringify(input)
      const lost = lostKeys(shop.cache)
      const idempotencyKey = lost.get(name) ?? crypto.randomUUID()
      lost.delete(name)
      try {
        return await withSession(shop, () => call(shop.client, input, { idempotencyKey }))
      } catch (error) {
        if (isOutcomeUnknown(error)) lost.set(name, idempotencyKey)
        throw error
      }
    },
  }
}
