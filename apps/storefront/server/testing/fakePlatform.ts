import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { registerFakeLogin } from './registerFakeLogin.js'

const ORGANIZATION = 'f_ecom_zzvi_001'

/** A received call. */
export interface ReceivedCall {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly query: unknown
}

/** Replaces the default response of a call. */
export interface FakeAnswer {
  readonly status?: number | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly delayMs?: number | undefined
}

/** A minimal login service and commerce API on loopback, with switches for faults. */
export interface FakePlatform {
  readonly url: string
  readonly server: FastifyInstance
  /** Calls as `METHOD path`, without the organization and without those of the login service. */
  readonly calls: string[]
  /** Received bodies and headers, in the order of `calls`. */
  readonly received: ReceivedCall[]
  /** Responses by `METHOD path`; the defaults are 200 with a basket, and 204 for a deletion. */
  readonly answers: Map<string, FakeAnswer>
  /** Access tokens that are refused from now on. */
  readonly refused: Set<string>
  /** Passwords by login. */
  readonly passwords: Map<string, string>
  /** Calls of the login service as `METHOD path`, with their forms; guest logins and refreshes are only counted. */
  readonly logins: { readonly call: string; readonly headers: ReceivedCall['headers']; readonly form: unknown }[]
  refreshes: number
  guests: number
  /** Status of every refresh; null = the default. */
  refreshStatus: number | null
  /** Status of every other login service call except authorize and token; null = the default. */
  loginStatus: number | null
  /** Lifetime of new access tokens in seconds. */
  lifeTime: number
}

export async function openFakePlatform(): Promise<FakePlatform> {
  const server = Fastify()
  const platform: FakePlatform = {
    url: '',
    server,
    calls: [],
    received: [],
    answers: new Map(),
    refused: new Set(),
    passwords: new Map(),
    logins: [],
    refreshes: 0,
    guests: 0,
    refreshStatus: null,
    loginStatus: null,
    lifeTime: 1800,
  }
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  registerFakeLogin(server, platform, `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`)
  server.route({
    method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const call = `${request.method} ${path.replace(`/organizations/${ORGANIZATION}`, '')}`
      platform.calls.push(call)
      platform.received.push({ headers: request.headers, body: request.body ?? null, query: request.query })
      const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
      if (platform.refused.has(token))
        return reply.code(401).type('application/problem+json').send({ title: 'expired' })
      const answer = platform.answers.get(call)
      if (answer?.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs))
      if (answer)
        return reply
          .code(answer.status ?? 200)
          .headers({ ...answer.headers })
          .send(answer.body)
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
