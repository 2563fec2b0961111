import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../bff/networkOf.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Sessions } from './createSessions.js'
import type { SessionCookies } from './sessionCookies.js'
import { sendSession } from './sessionReply.js'

/** `POST /apis/session`: starts a session if there is none and returns whose it is. The response contains no token. */
export function registerSession(
  server: FastifyInstance,
  options: {
    readonly sessions: Sessions
    readonly cookies: SessionCookies
    readonly errors: ErrorReplies
    readonly max: number
  },
): void {
  const { sessions, cookies, errors } = options
  /** Requests without a valid session will get a new one, so they are counted by address. */
  const keyGenerator = (request: FastifyRequest) => {
    const held = cookies.read(request.headers.cookie)
    return `${held && !sessions.hasEnded(held) ? held.usid : ''} ${networkOf(request.ip)}`
  }
  const config = { rateLimit: { max: options.max, timeWindow: 60_000, keyGenerator } }
  server.post('/apis/session', { config }, async (request, reply) => {
    const held = cookies.read(request.headers.cookie)
    try {
      const { session, change } = held ? await sessions.use(held) : await sessions.start()
      if (change !== 'kept') void reply.header('set-cookie', [...cookies.write(session)])
      return sendSession(reply, session)
    } catch (error) {
      request.log.warn({ err: error }, 'No session could be started')
      return errors.send(request, reply, 503)
    }
  })
}
