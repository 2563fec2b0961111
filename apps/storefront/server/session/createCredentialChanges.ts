import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ScapiAnswer } from '../bff/callScapi.js'
import { isRefused } from './createSessions.js'
import { giveCookies, type SessionServices } from './enterSession.js'
import { type HeldSession, loginOfToken } from './shopperSession.js'

/** Checks before, and session renewal after, a call that changes a customer's credentials. */
export interface CredentialChanges {
  /**
   * Whether the password is that of the session's customer.
   * @throws CommerceApiError when the login service cannot check it
   */
  isPasswordOf(session: HeldSession, password: string): Promise<boolean>
  /** Signs the customer in again after the platform accepted the change. Never throws. */
  renew(
    request: FastifyRequest,
    reply: FastifyReply,
    change: { readonly session: HeldSession; readonly password: string; readonly answer: ScapiAnswer },
  ): Promise<void>
}

const customer = z.object({ login: z.string().min(1) })

/**
 * New credentials invalidate every token of the customer, including the current ones. This browser is signed in again
 * with them; other devices are signed out.
 */
export function createCredentialChanges(services: SessionServices): CredentialChanges {
  const { gateway, sessions } = services
  return {
    async isPasswordOf({ accessToken, usid }, password) {
      const login = loginOfToken(accessToken)
      if (login === null) return false
      try {
        await gateway.login({ login, password, usid })
        return true
      } catch (error) {
        if (isRefused(error)) return false
        throw error
      }
    },
    async renew(request, reply, { session, password, answer }) {
      const login = loginOfAnswer(answer) ?? loginOfToken(session.accessToken)
      if (login === null) return
      try {
        const tokens = await gateway.login({ login, password, usid: session.usid })
        await sessions.forget(session)
        giveCookies(services, reply, sessions.adopt(tokens).session)
      } catch (error) {
        request.log.warn({ err: error }, 'No new session could be started after a change of credentials')
      }
    },
  }
}

/** The login in the platform's response; null = the response contains none. */
function loginOfAnswer({ body }: ScapiAnswer): string | null {
  if (body === '') return null
  return customer.safeParse(JSON.parse(body)).data?.login ?? null
}
