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

/** What the endpoints of a session share. */
export interface SessionServices {
  readonly config: StorefrontConfig
  readonly gateway: SlasGateway
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly errors: ErrorReplies
}

/**
 * Lets a shopper in who has just proved who they are, with tokens and cookies of their own. The session before, a guest's or
 * somebody else's, is over: cookies that were planted or copied are worth nothing.
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

/** Ends the session of a request here in any case; the login service is told as well as may be. */
export async function endSession(
  { cookies, sessions }: Pick<SessionServices, 'cookies' | 'sessions'>,
  request: FastifyRequest,
): Promise<void> {
  const held = cookies.read(request.headers.cookie)
  if (!held) return
  try {
    await sessions.end(held)
  } catch (error) {
    request.log.warn({ err: error }, 'The login service was not told of a logout')
  }
}

/** New sealed cookies; the legacy storefront's session belongs to who was here before. */
export function giveCookies(
  { config, cookies }: Pick<SessionServices, 'config' | 'cookies'>,
  reply: FastifyReply,
  session: HeldSession,
): void {
  const legacy = endLegacySession(config)
  void reply.removeHeader('set-cookie').header('set-cookie', [...cookies.write(session), ...(legacy ? [legacy] : [])])
}
