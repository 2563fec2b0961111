import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

const ORGANIZATION = 'f_ecom_zzvi_001'

/** A login service and a commerce API on loopback, as small as the rules under test need, with levers for faults. */
export interface FakePlatform {
  readonly url: string
  readonly server: FastifyInstance
  /** Calls by `METHOD path`, without the organization. */
  readonly calls: string[]
  /** Bodies and headers that arrived, in order of `calls`. */
  readonly received: {
    readonly headers: Readonly<Record<string, unknown>>
    readonly body: unknown
    readonly query: unknown
  }[]
  /** Access tokens that are refused from now on. */
  readonly refused: Set<string>
  refreshes: number
  guests: number
  /** Answer of every refresh; null = as usual. */
  refreshStatus: number | null
  /** Seconds that a new access token lives. */
  lifeTime: number
}

export async function openFakePlatform(): Promise<FakePlatform> {
  const server = Fastify()
  const challenges = new Map<string, string>()
  const owners = new Map<string, string>()
  let serial = 0

  const platform: FakePlatform = {
    url: '',
    server,
    calls: [],
    received: [],
    refused: new Set(),
    refreshes: 0,
    guests: 0,
    refreshStatus: null,
    lifeTime: 1800,
  }

  const tokens = (customerId: string) => {
    serial += 1
    const claims = {
      isb: `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:halbrenn-master`,
      jti: serial,
    }
    const access = `eyJhbGciOiJFUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
    const refresh = `refresh-${serial}`
    owners.set(refresh, customerId)
    return {
      access_token: access,
      refresh_token: refresh,
      expires_in: platform.lifeTime,
      refresh_token_expires_in: 2_592_000,
      token_type: 'BEARER',
      usid: `usid-${customerId}`,
      customer_id: customerId,
      enc_user_id: '',
    }
  }

  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const login = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`
  server.get<{ Querystring: Record<string, string> }>(`${login}/authorize`, (request, reply) => {
    const code = `code-${(serial += 1)}`
    challenges.set(code, request.query.code_challenge ?? '')
    return reply.redirect(`${request.query.redirect_uri}?code=${code}&usid=new`, 303)
  })
  server.post<{ Body: Record<string, string> }>(`${login}/token`, (request, reply) => {
    const { grant_type: grant, code = '', code_verifier: verifier = '', refresh_token: refresh = '' } = request.body
    if (grant === 'refresh_token') {
      platform.refreshes += 1
      const owner = owners.get(refresh)
      owners.delete(refresh)
      if (platform.refreshStatus !== null) return reply.code(platform.refreshStatus).send({ message: 'fault' })
      return owner ? tokens(owner) : reply.code(400).send({ message: 'invalid refresh_token' })
    }
    const isProved = challenges.get(code) === createHash('sha256').update(verifier).digest('base64url')
    if (grant !== 'client_credentials' && !isProved) return reply.code(400).send({ message: 'bad verifier' })
    platform.guests += 1
    return tokens(`customer${platform.guests}`)
  })
  server.route({
    method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/*',
    handler: (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      platform.calls.push(`${request.method} ${path.replace(`/organizations/${ORGANIZATION}`, '')}`)
      platform.received.push({ headers: request.headers, body: request.body ?? null, query: request.query })
      const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
      if (platform.refused.has(token))
        return reply.code(401).type('application/problem+json').send({ title: 'expired' })
      if (request.method === 'DELETE' && !path.includes('/items/')) return reply.code(204).send()
      return reply
        .header('x-internal', 'secret')
        .header('set-cookie', 'dwsid=1')
        .send({ basketId: 'b1', token: 'none' })
    },
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  return Object.assign(platform, { url })
}
