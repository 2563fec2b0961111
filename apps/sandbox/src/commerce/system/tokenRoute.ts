import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readBasic } from '../auth/clientAuth.js'
import { readForm } from '../auth/readForm.js'
import type { CommerceContext } from '../commerceContext.js'
import { first } from '../http/query.js'
import { SYSTEM_CLIENT } from '../siteConfig.js'
import { SYSTEM_SCOPES, SYSTEM_TOKEN_SECONDS, TENANT_SCOPE } from './systemTokens.js'

/** `POST /dwsso/oauth2/access_token`: tokens for servers, by client credentials. */
export async function systemTokenRoute(app: FastifyInstance, { systemTokens }: CommerceContext): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parse(String(body)))
  })
  app.post('/dwsso/oauth2/access_token', async ({ body, headers }, reply) => {
    void reply.header('cache-control', 'no-store')
    const basic = readBasic(headers.authorization)
    if (basic?.id !== SYSTEM_CLIENT.id || basic.secret !== SYSTEM_CLIENT.secret) {
      return refuse(reply, 401, 'invalid_client', 'Client authentication failed')
    }
    const form = readForm(body)
    if (first(form, 'grant_type') !== 'client_credentials') {
      return refuse(reply, 400, 'unsupported_grant_type', 'The grant_type must be client_credentials')
    }
    const scopes = (first(form, 'scope') ?? '').split(' ').filter((scope) => scope !== '')
    if (!scopes.includes(TENANT_SCOPE) || !scopes.every((scope) => SYSTEM_SCOPES.includes(scope))) {
      return refuse(reply, 400, 'invalid_scope', 'Unknown/invalid scope(s)')
    }
    return {
      access_token: await systemTokens.issue(scopes),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      expires_in: SYSTEM_TOKEN_SECONDS,
    }
  })
}

function refuse(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description })
}
