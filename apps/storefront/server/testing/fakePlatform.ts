import type { FakePlatform } from './platformState.js'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { registerFakeLogin } from './registerFakeLogin.js'

const ORGANIZATION = 'f_ecom_zzvi_001'

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
