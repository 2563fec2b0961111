import { subscribeBackInStock } from '../client/backInStock.js'
import { sendContactMail } from '../client/emails.js'
import type { Call } from '../client/operation.js'
import { getGiftCertificate } from '../client/shopperGiftCertificates.js'
import { guestOrderLookup } from '../client/shopperOrders.js'
import type { MutationDefinition } from '../sync/mutationDefinition.js'
import { defineMutation } from './defineMutation.js'
import { isOutcomeUnknown } from '../sync/failureCode.js'
import { perOwner } from '../sync/perOwner.js'
import { withSession } from '../sync/withSession.js'

/** Sends a contact mail. `cause.extras.c_fields` lists the rejected fields. */
export const useSendContactMail = /* @__PURE__ */ defineMutation(/* @__PURE__ */ message(sendContactMail))

/** Subscribes to the back-in-stock mail of a product; `exists` = already subscribed. */
export const useSubscribeBackInStock = /* @__PURE__ */ defineMutation(/* @__PURE__ */ message(subscribeBackInStock))

/** Checks a gift certificate; null = no such code. The code is not cached. */
export const useCheckGiftCertificate = /* @__PURE__ */ defineMutation(/* @__PURE__ */ question(getGiftCertificate))

/** Reads an order by its number and matching customer data; `null` = no matching order. */
export const useLookUpOrder = /* @__PURE__ */ defineMutation(/* @__PURE__ */ question(guestOrderLookup))

/** Definition of a call that invalidates nothing. */
function question<Input extends object, Result>(call: Call<Input, Result>): MutationDefinition<Input, Result> {
  return {
    invalidates: [],
    isOptimistic: false,
    run: (shop, input) => withSession(shop, () => call(shop.client, input)),
  }
}

/**
 * Definition of a message. After a lost response it is sent again with the same idempotency key, so that the server
 * does not send it twice (trust B3 47).
 */
function message<Input extends object>(call: Call<Input, undefined>): MutationDefinition<Input, undefined> {
  const lostKeys = perOwner(() => new Map<string, string>())
  return {
    invalidates: [],
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
