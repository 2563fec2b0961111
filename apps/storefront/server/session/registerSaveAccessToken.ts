import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { SAVE_ACCESS_TOKEN_PATH } from '../../app/contract/hostContract.js'
import { addressLimit } from '../bff/addressLimit.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { AccessTokens, TokenOwner } from './accessTokens.js'
import { serializeCookie } from './cookies.js'
import type { PendingLogins } from './pendingLogins.js'
import type { SessionCookies } from './sessionCookies.js'
import { privately, sendProblem } from './sessionReply.js'

const BODY_LIMIT = 8 * 1024
const MAX_TOKEN = 3800
const LIFE_SECONDS = 86_400
const PREFIX = 'access_token_'
const PER_MINUTE = 10

/**
 * `POST /save-access-token` (Spec §2, decision 38): keeps an access token of another storefront in the HttpOnly cookie
 * `access_token_{siteId}` for 86400 s. Accepts only a genuine token of this browser's own shopper, so that a shopper
 * cannot be signed in as another (trust.md §A2). Off by default.
 */
export function registerSaveAccessToken(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly accessTokens: AccessTokens
    readonly cookies: Pick<SessionCookies, 'read'>
    readonly pendingLogins: Pick<PendingLogins, 'isPending'>
    readonly errors: ErrorReplies
  },
): void {
  const { config, accessTokens, cookies, pendingLogins, errors } = options
  const name = `${PREFIX}${config.commerce.siteId}`
  const token = z
    .string()
    .max(MAX_TOKEN)
    .regex(/^[\w-]{1,3800}\.[\w-]{1,3800}\.[\w-]{1,3800}$/)
  const given = z.object({ access_token: token, access_token_name: z.literal(name) })
  const limit = addressLimit(PER_MINUTE * config.rateLimitScale, 60)
  const besidePages = { isBesidePages: true }

  server.get(SAVE_ACCESS_TOKEN_PATH, { config: besidePages }, (request, reply) =>
    errors.send(request, reply.header('allow', 'POST'), 405),
  )

  server.post(
    SAVE_ACCESS_TOKEN_PATH,
    { bodyLimit: BODY_LIMIT, config: { ...limit.config, ...besidePages } },
    async (request, reply) => {
      if (!config.isTokenSyncOn)
        return sendProblem(reply, {
          status: 404,
          slug: 'not-found',
          title: 'Not found',
          detail: 'This feature is not currently available.',
        })
      const body = given.safeParse(request.body)
      try {
        const owner = body.success ? await accessTokens.verify(body.data.access_token) : null
        const isOwn = owner !== null && mayKeep(owner, request.headers.cookie)
        if (!body.success || !isOwn)
          return sendProblem(reply, {
            status: 400,
            slug: 'invalid-token',
            title: 'Invalid token',
            detail: 'Invalid token, please try again.',
          })
        const isSecure = config.publicOrigin.startsWith('https:')
        const cookie = serializeCookie(name, body.data.access_token, {
          maxAge: LIFE_SECONDS,
          isSecure,
          isHttpOnly: true,
        })
        return await privately(reply).code(204).header('set-cookie', cookie).send()
      } catch (error) {
        request.log.warn({ err: error }, 'A token could not be verified')
        return errors.send(request, reply, 503)
      }
    },
  )

  /** The owner must be the shopper of the session, or anyone while a login that was started here is pending. */
  function mayKeep(owner: TokenOwner, cookieHeader: string | undefined): boolean {
    const held = cookies.read(cookieHeader)
    const isSame = held !== null && held.usid === owner.usid && held.customerId === owner.customerId
    return isSame || pendingLogins.isPending(cookieHeader)
  }
}
