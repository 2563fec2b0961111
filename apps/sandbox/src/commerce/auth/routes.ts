import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'node:querystring'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { CommerceContext } from '../commerceContext.js'
import type { Query } from '../http/query.js'
import { Problem } from '../http/problem.js'
import { ORGANIZATION_ID, type ApiClient } from '../siteConfig.js'
import { AUTH_ERROR_TYPE, AuthError, invalidRequest } from './authError.js'
import { authorize } from './authorize.js'
import { authenticateClient, authenticatePrivateClient } from './clientAuth.js'
import { asBasic, login } from './login.js'
import { logout } from './logout.js'
import { openidConfiguration } from './openidConfiguration.js'
import { redeemPasswordlessCode, startPasswordlessLogin } from './passwordless.js'
import { finishPasswordReset, startPasswordReset } from './passwordReset.js'
import { readForm } from './readForm.js'
import { bridgeSession } from './sessionBridge.js'
import { grantToken } from './token.js'
import { introspectToken, readUserInfo, revokeToken } from './tokenActions.js'
import { authorizeAgent, grantAgentToken } from './trustedAgent.js'

const BASE = '/shopper/auth/v1/organizations/:organizationId/oauth2'

interface AuthRoute {
  readonly Params: { readonly organizationId: string }
  readonly Querystring: Query
  readonly Body: unknown
}

/** SLAS: login, tokens, codes by mail, keys and discovery. */
export async function authRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parse(String(body)))
  })
  app.setErrorHandler((error, _request, reply) => sendAuthError(error, reply))

  app.addHook<AuthRoute>('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.params.organizationId !== ORGANIZATION_ID) {
      throw new AuthError(400, 'invalid_request', 'Tenant Id Exception - Must be a well-formed tenantId')
    }
  })

  app.get<AuthRoute>(`${BASE}/authorize`, (request, reply) => redirect(reply, authorize(request.query, context)))

  app.post<AuthRoute>(`${BASE}/login`, async (request, reply) => {
    const { authorization } = request.headers
    const clientAuthorization = headerOf(request, 'x-slas-client-auth')
    return redirect(reply, await login(readForm(request.body), authorization, clientAuthorization, context))
  })

  app.get<AuthRoute>(`${BASE}/logout`, (request) => logout(request.query, request.headers.authorization, context))

  app.get<AuthRoute>(`${BASE}/trusted-agent/authorize`, (request, reply) =>
    redirect(reply, authorizeAgent(request.query, context)),
  )

  postTokens('/token', grantToken)
  postTokens('/passwordless/token', redeemPasswordlessCode, authenticatePrivateClient)
  postTokens('/session-bridge/token', bridgeSession)

  app.post<AuthRoute>(`${BASE}/trusted-agent/token`, (request) => {
    const form = readForm(request.body)
    const clientAuthorization = headerOf(request, '_sfdc_client_auth')
    const client = authenticateClient(form, clientAuthorization && asBasic(clientAuthorization))
    return grantAgentToken(form, request.headers.authorization, client, context)
  })

  app.post<AuthRoute>(`${BASE}/passwordless/login`, (request, reply) => {
    const form = readForm(request.body)
    const client = authenticatePrivateClient(form, request.headers.authorization)
    startPasswordlessLogin(form, request.query, client, context)
    return reply.send()
  })

  app.post<AuthRoute>(`${BASE}/password/reset`, (request, reply) => {
    const form = readForm(request.body)
    startPasswordReset(form, authenticateClient(form, request.headers.authorization), context)
    return reply.send()
  })

  app.post<AuthRoute>(`${BASE}/password/action`, async (request, reply) => {
    const form = readForm(request.body)
    await finishPasswordReset(form, authenticateClient(form, request.headers.authorization), context)
    return reply.send()
  })

  app.post<AuthRoute>(`${BASE}/revoke`, (request) => {
    const form = readForm(request.body)
    return revokeToken(form, authenticateClient(form, request.headers.authorization), context)
  })

  app.post<AuthRoute>(`${BASE}/introspect`, (request) => {
    const form = readForm(request.body)
    return introspectToken(form, authenticateClient(form, request.headers.authorization), context)
  })

  app.get<AuthRoute>(`${BASE}/userinfo`, (request) => readUserInfo(request.headers.authorization, context))

  app.get(`${BASE}/jwks`, async () => ({ keys: [context.signingKey.publicJwk] }))

  app.get(`${BASE}/.well-known/openid-configuration`, async (request) => {
    const origin = `${request.protocol}://${request.host}`
    return openidConfiguration(new URL(request.url.replace(/\/\.well-known\/.*$/, ''), origin).href)
  })

  /** A route that issues tokens: applies the rate limit, and sets the legacy session id as a cookie. */
  function postTokens(
    path: string,
    grant: (form: Query, client: ApiClient, context: CommerceContext) => Promise<TokenResponse>,
    authenticate: typeof authenticateClient = authenticateClient,
  ): void {
    app.post<AuthRoute>(`${BASE}${path}`, async (request, reply) => {
      const form = readForm(request.body)
      const client = authenticate(form, request.headers.authorization)
      const rateLimit = context.countTokenCall(client.id)
      reply.headers(rateLimit.headers)
      if (rateLimit.isExceeded) {
        throw new AuthError(429, 'too_many_requests', 'The rate limit of this client is exceeded.')
      }
      const tokens = await grant(form, client, context)
      const customerId = tokens.enc_user_id ? tokens.customer_id : null
      const dwsid = context.legacySessions.open({ usid: tokens.usid, customerId })
      reply.header('set-cookie', `dwsid=${dwsid}; Path=/; Secure; HttpOnly; SameSite=None`)
      return tokens
    })
  }
}

function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).header('location', location).send()
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function sendAuthError(error: unknown, reply: FastifyReply): FastifyReply {
  reply.type(AUTH_ERROR_TYPE)
  if (error instanceof AuthError) return reply.code(error.status).send(error.body)
  if (error instanceof Problem) throw error
  if (statusOf(error) >= 500) throw error
  const refusal = invalidRequest('Bad or missing request parameters.')
  return reply.code(refusal.status).send(refusal.body)
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}
