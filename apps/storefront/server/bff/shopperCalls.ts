import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions, UsableSession } from '../session/createSessions.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import type { HeldSession } from '../session/shopperSession.js'
import { isCredentialChange, type ScapiAnswer } from './callScapi.js'

/** Outcome of a call: the platform's response with the session that was used, or a refusal by this server. */
export type ShopperOutcome =
  | { readonly kind: 'answered'; readonly answer: ScapiAnswer; readonly session: HeldSession }
  | { readonly kind: 'refused'; readonly status: 401 | 403 }

/** One call with a shopper's token. */
export interface ShopperCall {
  /** The call must not be repeated for a new guest that replaces an ended session. */
  readonly isOwn: boolean
  /** The response contains nothing personal: a customer whose session has ended gets a guest's response. */
  readonly isForAnybody?: boolean | undefined
  /** False = 403 without a platform call. */
  readonly mayCall?: ((session: HeldSession) => boolean) | undefined
  readonly send: (session: HeldSession) => Promise<ScapiAnswer>
}

/** Makes platform calls as the shopper of a request. */
export interface ShopperCalls {
  run(request: FastifyRequest, reply: FastifyReply, call: ShopperCall): Promise<ShopperOutcome>
}

/**
 * Renews a refused token once and repeats the call once. If the session cannot be renewed, a new guest session replaces
 * it; a customer who was signed in gets 401 instead and does not silently become a guest.
 */
export function createShopperCalls(options: {
  readonly sessions: Sessions
  readonly cookies: SessionCookies
}): ShopperCalls {
  const { sessions, cookies } = options

  return {
    async run(request, reply, { isOwn, isForAnybody, mayCall, send }) {
      const held = cookies.read(request.headers.cookie)
      // Sets no cookies either: those set by a login or logout in the meantime must not be overwritten.
      if (!held || sessions.hasEnded(held)) return { kind: 'refused', status: 401 }
      let usable = await sessions.use(held)

      const refusal = () => {
        keep(reply, usable)
        if (usable.change === 'replaced' && !isForAnybody && (isOwn || !held.isGuest)) return 401
        return mayCall && !mayCall(usable.session) ? 403 : null
      }
      let refused: 401 | 403 | null = refusal()
      if (refused) return { kind: 'refused', status: refused }

      let answer = await send(usable.session)
      if (answer.status === 401) {
        if (sessions.hasEnded(usable.session)) return { kind: 'refused', status: 401 }
        usable = isCredentialChange(answer) ? await sessions.start() : await sessions.renew(usable.session)
        refused = refusal()
        if (refused) return { kind: 'refused', status: refused }
        answer = await send(usable.session)
      }
      return { kind: 'answered', answer, session: usable.session }
    },
  }

  function keep(reply: FastifyReply, usable: UsableSession) {
    if (usable.change === 'kept') return
    void reply.removeHeader('set-cookie').header('set-cookie', [...cookies.write(usable.session)])
  }
}
