import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FakePlatform } from './platformState.js'
import { fakeTokens, type TokenOwner } from './fakeTokens.js'

type Form = Readonly<Record<string, string | undefined>>

/** The fake login service: guests by PKCE or secret, logins by password or code, single-use refresh tokens. */
export function registerFakeLogin(server: FastifyInstance, platform: FakePlatform, base: string): void {
  const codes = new Map<string, { readonly challenge: string; readonly owner: TokenOwner | null }>()
  const owners = new Map<string, TokenOwner>()
  let serial = 0

  const next = () => {
    serial += 1
    return serial
  }
  const tokens = (owner: TokenOwner) => {
    const given = fakeTokens(owner, next(), platform.lifeTime)
    owners.set(given.refresh_token, owner)
    return given
  }
  const newGuest = (): TokenOwner => {
    platform.guests += 1
    return { customerId: `customer${platform.guests}`, usid: `usid-customer${platform.guests}`, login: null }
  }
  const customer = (login: string, usid: string | undefined): TokenOwner => ({
    customerId: `registered-${login.split('@', 1)[0]}`,
    usid: usid ?? 'usid-new',
    login,
  })
  const keep = (request: FastifyRequest) => {
    const path = request.url.split('?', 1)[0]?.slice(base.length) ?? ''
    const form = request.method === 'GET' ? request.query : request.body
    platform.logins.push({ call: `${request.method} ${path}`, headers: request.headers, form })
    return platform.loginStatus
  }

  server.get<{ Querystring: Form }>(`${base}/authorize`, (request, reply) => {
    const code = `code-${next()}`
    codes.set(code, { challenge: request.query.code_challenge ?? '', owner: null })
    return reply.redirect(`${request.query.redirect_uri}?code=${code}&usid=new`, 303)
  })

  server.post<{ Body: Form }>(`${base}/login`, (request, reply) => {
    const status = keep(request)
    if (status !== null) return reply.code(status).send({ message: 'fault' })
    const basic = request.headers.authorization?.slice('Basic '.length) ?? ''
    const [login = '', password] = Buffer.from(basic, 'base64').toString('utf8').split(/:(.*)/s, 2)
    if (password === undefined || platform.passwords.get(login) !== password)
      return reply.code(401).send({ message: platform.passwords.has(login) ? 'wrong password' : 'unknown user' })
    const code = `code-${next()}`
    codes.set(code, { challenge: request.body.code_challenge ?? '', owner: customer(login, request.body.usid) })
    return reply.redirect(`${request.body.redirect_uri}?code=${code}&usid=${request.body.usid ?? 'usid-new'}`, 303)
  })

  server.post<{ Body: Form }>(`${base}/token`, (request, reply) => {
    const { grant_type: grant, code = '', code_verifier: verifier = '', refresh_token: refresh = '' } = request.body
    if (grant === 'refresh_token') {
      platform.refreshes += 1
      const owner = owners.get(refresh)
      owners.delete(refresh)
      if (platform.refreshStatus !== null) return reply.code(platform.refreshStatus).send({ message: 'fault' })
      return owner ? tokens(owner) : reply.code(400).send({ message: 'invalid refresh_token' })
    }
    const asked = codes.get(code)
    codes.delete(code)
    const isProved = asked?.challenge === createHash('sha256').update(verifier).digest('base64url')
    if (grant !== 'client_credentials' && !isProved) return reply.code(400).send({ message: 'bad verifier' })
    return tokens(asked?.owner ?? newGuest())
  })

  server.get<{ Querystring: Form }>(`${base}/logout`, (request, reply) => {
    const status = keep(request)
    if (status !== null) return reply.code(status).send({ message: 'fault' })
    owners.delete(request.query.refresh_token ?? '')
    platform.refused.add(request.headers.authorization?.slice('Bearer '.length) ?? '')
    return {}
  })

  server.post<{ Body: Form }>(`${base}/passwordless/token`, (request, reply) => {
    const status = keep(request)
    if (status !== null) return reply.code(status).send({ message: 'fault' })
    return request.body.pwdless_login_token === '12345678'
      ? tokens(customer('mila.brandt@example.com', undefined))
      : reply.code(401).send({ message: 'invalid token' })
  })

  for (const path of ['/passwordless/login', '/password/reset', '/password/action'])
    server.post<{ Body: Form }>(`${base}${path}`, (request, reply) => {
      const { pwd_action_token: code, new_password: password } = request.body
      const fault = code === 'wrong' ? 'invalid token' : password === 'weak' ? 'The password is too weak.' : null
      const status = keep(request) ?? (fault === null ? null : 400)
      return status === null ? {} : reply.code(status).send({ message: fault ?? 'fault' })
    })
}
