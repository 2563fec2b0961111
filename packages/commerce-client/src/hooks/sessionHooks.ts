import { noContent } from '../client/operation.js'
import { transferBasket } from '../client/shopperBaskets.js'
import type { ShopperSession } from '../types/auth.js'
import type { CustomerRegistration } from '../types/customer.js'
import { basketResource } from '../sync/basketResource.js'
import type { MutationDefinition } from '../sync/mutationDefinition.js'
import { updateResource } from '../sync/updateResource.js'
import { defineMutation } from './defineMutation.js'
import { enterSession } from '../sync/enterSession.js'
import { isOutcomeUnknown } from '../sync/failureCode.js'
import { knownSession } from '../sync/knownSession.js'
import { openResource } from '../sync/resource.js'
import type { Shop } from '../sync/shop.js'
import { sessionFields } from '../sync/shopperSessions.js'

export interface Credentials {
  /** The e-mail address. */
  readonly login: string
  readonly password: string
}

/** Logs a shopper in. Merges the guest's basket and removes the guest's cached data. */
export const useLogin = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ sessionChange<Credentials>('POST /session/login'),
)

/**
 * Creates an account and requests the mail for setting a password. The response is the same if the account exists; its
 * owner gets the mail. Set the password with the code of the mail and `useResetPassword`, then log in with `useLogin`.
 */
export const useRegister = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ asked<{ readonly customer: Omit<CustomerRegistration['customer'], 'login'> }>(
    'POST /session/register',
  ),
)

/** Logs in with a one-time code. */
export const usePasswordlessLogin = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ sessionChange<{ readonly token: string }>('POST /session/passwordless/token'),
)

/** Ends the session of a shopper, starts a guest session and removes all personal data. */
export const useLogout = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ sessionChange<object | undefined>('POST /session/logout', true),
)

/** Requests a one-time code. The response is the same for unknown shoppers. */
export const useRequestPasswordlessCode = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ asked<{ readonly userId: string; readonly mode: 'email' | 'sms' }>('POST /session/passwordless'),
)

/** Requests a mail for a new password. The response is the same for unknown shoppers. */
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
): MutationDefinition<Input, ShopperSession> {
  return {
    invalidates: ['session'],
    isOptimistic: false,
    async run(shop, input) {
      const known = knownSession(shop)
      // Wait for the guest's pending additions, so that they are merged.
      if (known && !isGuestWanted) await openResource(shop, basketResource, known).inOrder(async () => undefined)
      const session = await shop.sessions.request(call, sessionFields, input ?? {}).catch(async (error: unknown) => {
        // The session may have changed although the response was lost, so read it from the server.
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

/** Merges the guest's basket into the shopper's valid one. The login succeeds even if this fails. */
async function takeBasket(shop: Shop, session: ShopperSession): Promise<void> {
  const send = async (
    _: Shop,
    __: ShopperSession,
    ___: unknown,
    before: Awaited<ReturnType<typeof basketResource.load>>,
  ) => (await transferBasket(shop.client, { merge: true })) ?? before
  await updateResource(shop, basketResource, { send }, undefined, session).catch(() => undefined)
}

function asked<Input extends object>(call: `POST /${string}`): MutationDefinition<Input, undefined> {
  return {
    invalidates: [],
    isOptimistic: false,
    run: ({ sessions }, input) => sessions.request(call, noContent, input),
  }
}
