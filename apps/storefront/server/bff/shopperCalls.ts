import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions, UsableSession } from '../session/createSessions.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import type { HeldSession } from '../session/shopperSession.js'
import { isCredentialChange, type ScapiAnswer } from './callScapi.js'

/** What came of a call: the platform's answer and the session it was made with, or a refusal of ours. */
export type ShopperOutcome =
  | { readonly kind: 'answered'; readonly answer: ScapiAnswer; readonly session: HeldSession }
  | { readonly kind: 'refused'; readonly status: 401 | 403 }

/** One call in a shopper's name. */
export interface ShopperCall {
  /** The call makes no sense for the new guest who took the place of a session that ended. */
  readonly isOwn: boolean
  /** Nothing of the call is anybody's own: a customer whose session ended gets the answer of a guest. */
  readonly isForAnybody?: boolean | undefined
  /** False = 403, and the platform is not asked. */
  readonly mayCall?: ((session: HeldSession) => boolean) | undefined
  readonly send: (session: HeldSession) => Promise<ScapiAnswer>
}

/** Makes platform calls as the shopper of a request. */
export interface ShopperCalls {
  run(request: FastifyRequest, reply: FastifyReply, call: ShopperCall): Promise<ShopperOutcome>
}

/**
 * A token that the platform refuses is renewed once and the call made once more. Where the session cannot be renewed a new
 * guest takes its place; a customer who was signed in is told so by 401, never silently made a guest.
 */
export function createShopperCalls(options: {
  readonly sessions: Sessions
  readonly cookies: SessionCookies
}): ShopperCalls {
  const { sessions, cookies } = options

  return {
    async run(request, reply, { isOwn, isForAnybody, mayCall, send }) {
      const held = cookies.read(request.headers.cookie)
      // No cookies either: those that a login or logout gave meanwhile must not be overwritten.
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
