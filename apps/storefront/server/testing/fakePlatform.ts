import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { registerFakeLogin } from './registerFakeLogin.js'

const ORGANIZATION = 'f_ecom_zzvi_001'

/** A call that arrived. */
export interface ReceivedCall {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly query: unknown
}

/** What a call is answered with, in place of the usual. */
export interface FakeAnswer {
  readonly status?: number | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly delayMs?: number | undefined
}

/** A login service and a commerce API on loopback, as small as the rules under test need, with levers for faults. */
export interface FakePlatform {
  readonly url: string
  readonly server: FastifyInstance
  /** Calls by `METHOD path`, without the organization; those of the login service are not among them. */
  readonly calls: string[]
  /** Bodies and headers that arrived, in order of `calls`. */
  readonly received: ReceivedCall[]
  /** Answers by `METHOD path`; the usual ones are 200 with a basket, and 204 to a deletion. */
  readonly answers: Map<string, FakeAnswer>
  /** Access tokens that are refused from now on. */
  readonly refused: Set<string>
  /** Passwords by login. */
  readonly passwords: Map<string, string>
  /** Calls of the login service by `METHOD path`, with their forms; guest logins and refreshes are only counted. */
  readonly logins: { readonly call: string; readonly headers: ReceivedCall['headers']; readonly form: unknown }[]
  refreshes: number
  guests: number
  /** Answer of every refresh; null = as usual. */
  refreshStatus: number | null
  /** Answer of every other call of the login service but authorize and token; null = as usual. */
  loginStatus: number | null
  /** Seconds that a new access token lives. */
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
