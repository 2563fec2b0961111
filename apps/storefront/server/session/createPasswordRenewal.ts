import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { giveCookies, type SessionServices } from './enterSession.js'
import { type HeldSession, loginOfToken } from './shopperSession.js'

/** What follows a password change that the platform took. Never throws. */
export type PasswordRenewal = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: HeldSession,
  body: object | undefined,
) => Promise<void>

const change = z.object({ password: z.string() })

/**
 * A new password makes every token of the customer void, the own ones included. Whoever changed it is signed in again with
 * it, here; other devices are signed out.
 */
export function createPasswordRenewal(services: SessionServices): PasswordRenewal {
  const { gateway, sessions } = services
  return async (request, reply, session, body) => {
    const given = change.safeParse(body)
    const login = loginOfToken(session.accessToken)
    if (!given.success || login === null) return
    try {
      const tokens = await gateway.login({ login, password: given.data.password, usid: session.usid })
      await sessions.forget(session)
      giveCookies(services, reply, sessions.adopt(tokens).session)
    } catch (error) {
      request.log.warn({ err: error }, 'No new session could follow a new password')
    }
  }
}
