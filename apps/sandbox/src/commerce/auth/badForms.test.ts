import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_ID } from '../siteConfig.js'
import { CLIENT_ID, SLAS, createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'

const PATHS = [
  '/login',
  '/token',
  '/passwordless/login',
  '/passwordless/token',
  '/password/reset',
  '/password/action',
  '/session-bridge/token',
  '/trusted-agent/token',
  '/revoke',
  '/introspect',
]

const NAMES = [
  'grant_type',
  'refresh_token',
  'code',
  'usid',
  'token',
  'user_id',
  'pwd_action_token',
  'login_id',
  'dwsid',
]
const clientForm = { client_id: CLIENT_ID, channel_id: SITE_ID }
const hostile = (value: unknown) => ({ ...clientForm, ...Object.fromEntries(NAMES.map((name) => [name, value])) })

describe.each(PATHS)('%s', (path) => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await createTestSandbox()
  })
  afterAll(() => sandbox.app.close())

  it.each([
    ['JSON with numbers', hostile(1)],
    ['JSON with lists of objects', hostile([{}])],
    ['JSON with objects', hostile({ toString: 'x' })],
    ['JSON that is a list', [clientForm]],
    ['JSON that is null', 'null'],
    ['JSON that is broken', '{"client_id":'],
    ['JSON with a prototype', '{"__proto__":{"client_id":"x"}}'],
  ])('answers 400 or 401 to %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await sandbox.app.inject({ method: 'POST', url: `${SLAS}${path}`, headers, payload })
    expect([400, 401]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ status_code: answer.statusCode, error: expect.any(String) })
  })

  it.each([
    ['an empty form', ''],
    ['every field twice', NAMES.map((name) => `${name}=a&${name}=b`).join('&')],
    ['broken percent signs', `client_id=${CLIENT_ID}&code=%E0%A4%A&usid=%`],
    ['a NUL and a line break', `client_id=${CLIENT_ID}&channel_id=${SITE_ID}&user_id=%00%0d%0a&token=%00`],
    ['overlong fields', NAMES.map((name) => `${name}=${'x'.repeat(20_000)}`).join('&')],
  ])('answers 400 or 401 to %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await sandbox.app.inject({ method: 'POST', url: `${SLAS}${path}`, headers, payload })
    // Introspection of an invalid token returns a regular response.
    const isAnswer = path === '/introspect' && answer.statusCode === 200
    expect(isAnswer ? answer.json() : [400, 401].includes(answer.statusCode)).toEqual(
      isAnswer ? { active: false } : true,
    )
  })

  it('answers 400 to a body of another type, as a SLAS error', async () => {
    const headers = { 'content-type': 'text/xml' }
    const answer = await sandbox.app.inject({ method: 'POST', url: `${SLAS}${path}`, headers, payload: '<a/>' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status_code: 400, error: 'invalid_request' })
  })
})
