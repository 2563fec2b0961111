import { noContent } from '../client/operation.js'
import { transferBasket } from '../client/shopperBaskets.js'
import type { ShopperSession } from '../types/auth.js'
import type { CustomerRegistration } from '../types/customer.js'
import { basketData } from './basketData.js'
import type { Mutated } from './cacheUpdates.js'
import { changeData } from './changeData.js'
import { defineMutation } from './defineMutation.js'
import { enterSession } from './enterSession.js'
import { isOutcomeUnknown } from './failureCode.js'
import { knownSession } from './knownSession.js'
import { personalData } from './personalData.js'
import type { Shop } from './shop.js'
import { sessionFields } from './shopperSessions.js'

export interface Credentials {
  /** The e-mail address. */
  readonly login: string
  readonly password: string
}

/** Logs a shopper in. What the guest put into the cart comes along; what the cache held of the guest is dropped. */
export const useLogin = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ sessionChange<Credentials>('POST /session/login'),
)

/**
 * Opens an account and has the mail for its password sent; where there is one already its owner gets the mail, and the answer
 * is the same. With the code of the mail `useResetPassword` sets the password, then `useLogin` signs in.
 */
export const useRegister = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ asked<{ readonly customer: Omit<CustomerRegistration['customer'], 'login'> }>(
    'POST /session/register',
  ),
)

/** Logs in with the one-time code that was sent. */
export const usePasswordlessLogin = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ sessionChange<{ readonly token: string }>('POST /session/passwordless/token'),
)

/** Ends the session of a shopper; a guest's takes its place, and everything personal is dropped. */
export const useLogout = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ sessionChange<object | undefined>('POST /session/logout', true),
)

/** Has a one-time code sent; answered the same whether the person is known or not. */
export const useRequestPasswordlessCode = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ asked<{ readonly userId: string; readonly mode: 'email' | 'sms' }>('POST /session/passwordless'),
)

/** Has a mail for a new password sent; answered the same whether the person is known or not. */
export const useRequestPasswordReset = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ asked<{ readonly userId: string }>('POST /session/password-reset'),
)

/** Sets a new password with the code of the mail. */
export const useResetPassword = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ asked<{ readonly token: string; readonly newPassword: string; readonly userId?: string | undefined }>(
    'POST /session/password-action',
  ),
)

function sessionChange<Input extends object | undefined>(
  call: `POST /${string}`,
  isGuestWanted = false,
): Mutated<Input, ShopperSession> {
  return {
    changes: ['session'],
    isOptimistic: false,
    async run(shop, input) {
      const known = knownSession(shop)
      // What a guest is adding comes along.
      if (known && !isGuestWanted) await personalData(shop, basketData, known).inOrder(async () => undefined)
      const session = await shop.sessions.request(call, sessionFields, input ?? {}).catch(async (error: unknown) => {
        // The answer may be lost and the session changed all the same: the server knows.
        const now = isOutcomeUnknown(error) ? await shop.sessions.ensure() : null
        if (now?.isGuest === isGuestWanted) return now
        throw error
      })
      enterSession(shop, session)
      if ((known?.isGuest ?? true) && !session.isGuest) await takeBasket(shop, session)
      return session
    },
  }
}

/** Joins the guest's basket to the shopper's valid one. The login stands even when this fails. */
async function takeBasket(shop: Shop, session: ShopperSession): Promise<void> {
  const send = async (_: Shop, __: ShopperSession, ___: unknown, before: Awaited<ReturnType<typeof basketData.load>>) =>
    (await transferBasket(shop.client, { merge: true })) ?? before
  await changeData(shop, basketData, { send }, undefined, session).catch(() => undefined)
}

function asked<Input extends object>(call: `POST /${string}`): Mutated<Input, undefined> {
  return {
    changes: [],
    isOptimistic: false,
    run: ({ sessions }, input) => sessions.request(call, noContent, input),
  }
}
