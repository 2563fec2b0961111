import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { endLegacySession } from '../bff/legacySession.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Sessions } from './createSessions.js'
import type { SessionCookies } from './sessionCookies.js'
import { sendSession } from './sessionReply.js'
import type { HeldSession } from './shopperSession.js'
import type { SlasGateway } from './slasGateway.js'

/** Services shared by the session endpoints. */
export interface SessionServices {
  readonly config: StorefrontConfig
  readonly gateway: SlasGateway
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly errors: ErrorReplies
}

/**
 * Signs in a shopper who has just been authenticated, with new tokens and cookies. The previous session, a guest's or
 * another customer's, is ended, so that planted or copied cookies become useless.
 */
export async function enterSession(
  services: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: TokenResponse,
): Promise<FastifyReply> {
  const { session } = services.sessions.adopt(tokens)
  await endSession(services, request)
  giveCookies(services, reply, session)
  return sendSession(reply, session)
}

/** Ends the session of a request locally in any case, and at the login service if possible. */
export async function endSession(
  { cookies, sessions }: Pick<SessionServices, 'cookies' | 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const held = cookies.read(request.headers.cookie)
  if (!held) return
  try {
    await sessions.end(held)
  } catch (error) {
    request.log.warn({ err: error }, 'The login service could not be called for a logout')
  }
}

/** Sets new sealed cookies; deletes the legacy session, which belongs to the previous shopper. */
export function giveCookies(
  { config, cookies }: Pick<SessionServices, 'config' | 'cookies'>,
  reply: FastifyReply,
  session: HeldSession,
): void {
  const legacy = endLegacySession(config)
  void reply.removeHeader('set-cookie').header('set-cookie', [...cookies.write(session), ...(legacy ? [legacy] : [])])
}
