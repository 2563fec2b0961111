import { describe, expect, it } from 'vitest'
import { callScapi, isCredentialChange } from './callScapi.js'

const CALL = { url: 'https://platform.example/a', method: 'POST', token: 'token', signal: AbortSignal.timeout(10_000) }

/** The response to the browser for a given platform response, and the request that the platform received. */
async function call(body: string | null, init: ResponseInit, more: Partial<Parameters<typeof callScapi>[1]> = {}) {
  let asked: RequestInit | undefined
  const fetch: typeof globalThis.fetch = (_, given) => {
    asked = given
    return Promise.resolve(new Response(body, init))
  }
  const answer = await callScapi(fetch, { ...CALL, ...more })
  return { answer, asked: { ...asked, headers: Object.fromEntries(new Headers(asked?.headers)) } }
}
const json = { 'content-type': 'application/json;charset=UTF-8' }
const problem = { 'content-type': 'application/problem+json' }

describe('callScapi', () => {
  it('sends the token, and nothing that is not given', async () => {
    const { asked } = await call('{}', { headers: json })
    expect(asked).toMatchObject({ method: 'POST', redirect: 'error', signal: CALL.signal })
    expect(asked.headers).toEqual({ accept: 'application/json', authorization: 'Bearer token' })
    expect(asked.body).toBeUndefined()
  })

  it('sends body, key and legacy session if they are given', async () => {
    const { asked } = await call('{}', { headers: json }, { body: { a: 1 }, key: 'key', legacySession: 'legacy' })
    expect(asked.body).toBe('{"a":1}')
    expect(asked.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key',
      sfdc_dwsid: 'legacy',
    })
  })

  it.each([
    [200, json, 'application/json'],
    [201, json, 'application/json'],
    [404, problem, 'application/problem+json'],
    [400, json, 'application/problem+json'],
  ])('passes on a response %i', async (status, headers, contentType) => {
    const { answer } = await call('{"a":1}', { status, headers })
    expect(answer).toEqual({ status, contentType, body: '{"a":1}', headers: {} })
  })

  it.each([
    [204, null],
    [200, ''],
  ])('responds 204 to %i without a body', async (status, body) => {
    const { answer } = await call(body, { status })
    expect(answer).toEqual({ status: 204, contentType: '', body: '', headers: {} })
  })

  it.each([
    ['an HTML page', 200, '<p>Maintenance</p>', { 'content-type': 'text/html' }, 502, 'Bad gateway'],
    ['broken JSON', 200, '{"a":', json, 502, 'Bad gateway'],
    ['JSON with another content type', 200, '{}', { 'content-type': 'text/json' }, 502, 'Bad gateway'],
    ['an error without a body', 404, '', {}, 502, 'Bad gateway'],
    ['an error page', 500, '<p>down</p>', { 'content-type': 'text/html' }, 500, 'Service unavailable'],
    ['a maintenance page', 503, '<p>down</p>', { 'content-type': 'text/html' }, 503, 'Service unavailable'],
    ['an error with a stack trace', 500, '{"detail":"at com.x"}', problem, 500, 'Service unavailable'],
  ])('reveals nothing of %s', async (_, status, body, headers, expected, title) => {
    const { answer } = await call(body, { status, headers })
    expect(answer).toEqual({
      status: expected,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: expected, title }),
      headers: {},
    })
  })

  it('passes on the headers for retry time, load and maintenance, and no others', async () => {
    const said = { 'retry-after': '30', sfdc_load_status: 'WARN', sfdc_maintenance: 'site' }
    const { answer } = await call('{}', { headers: { ...json, ...said, server: 'x', 'set-cookie': 'a=b' } })
    expect(answer.headers).toEqual(said)
    const odd = { 'retry-after': 'Wed, 21 Oct', sfdc_load_status: 'WARN x', sfdc_maintenance: 'sites' }
    expect((await call('{}', { status: 503, headers: { ...json, ...odd } })).answer.headers).toEqual({})
  })
})

it.each([
  [401, 'Customer credentials changed after token was issued.', true],
  [401, 'Expired', false],
  [403, 'Customer credentials changed after token was issued.', false],
])('isCredentialChange of %i %s is %s', (status, detail, expected) => {
  const body = JSON.stringify({ detail })
  expect(isCredentialChange({ status, body, contentType: '', headers: {} })).toBe(expected)
})
