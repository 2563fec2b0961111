import type { FastifyInstance, FastifyReply } from 'fastify'
import { parse } from 'node:querystring'
import type { CommerceContext } from '../commerceContext.js'
import type { Query } from '../http/query.js'
import { Problem } from '../http/problem.js'
import { ORGANIZATION_ID } from '../siteConfig.js'
import { AuthError } from './authError.js'
import { authorize } from './authorize.js'
import { openidConfiguration } from './openidConfiguration.js'
import { authenticateClient, grantToken } from './token.js'

const BASE = '/shopper/auth/v1/organizations/:organizationId/oauth2'

interface OrganizationParams {
  readonly organizationId: string
}

/** Guest login of SLAS: authorize, token, keys and discovery. */
export async function authRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parse(String(body)))
  })
  app.setErrorHandler((error, _request, reply) => sendAuthError(error, reply))

  app.addHook<{ Params: OrganizationParams }>('onRequest', async (request) => {
    if (request.params.organizationId !== ORGANIZATION_ID) {
      throw new AuthError(400, 'invalid_request', 'Tenant Id Exception - Must be a well-formed tenantId')
    }
  })

  app.get<{ Querystring: Query }>(`${BASE}/authorize`, async (request, reply) => {
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', authorize(request.query, context))
      .send()
  })

  app.post<{ Body: Query | undefined }>(`${BASE}/token`, async (request, reply) => {
    const form = request.body ?? {}
    const client = authenticateClient(form, request.headers.authorization)
    const rateLimit = context.countTokenCall(client.id)
    reply.headers({ ...rateLimit.headers, 'cache-control': 'no-store' })
    if (rateLimit.isExceeded)
      throw new AuthError(429, 'too_many_requests', 'The rate limit of this client is exceeded.')
    return grantToken(form, client, context)
  })

  app.get(`${BASE}/jwks`, async () => ({ keys: [context.signingKey.publicJwk] }))

  app.get(`${BASE}/.well-known/openid-configuration`, async (request) => {
    const origin = `${request.protocol}://${request.host}`
    return openidConfiguration(new URL(request.url.replace(/\/\.well-known\/.*$/, ''), origin).href)
  })
}

function sendAuthError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof AuthError) return reply.code(error.status).send(error.body)
  if (error instanceof Problem) throw error
  const status = statusOf(error)
  if (status >= 500) throw error
  const refusal = new AuthError(status, 'invalid_request', 'Bad or missing request parameters.')
  return reply.code(status).send(refusal.body)
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}
