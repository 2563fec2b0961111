import { describe, expect, it } from 'vitest'
import { callScapi, isCredentialChange } from './callScapi.js'

const CALL = { url: 'https://platform.example/a', method: 'POST', token: 'token', signal: AbortSignal.timeout(10_000) }

/** What the browser gets when the platform answers so, and what the platform was asked. */
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
  it('sends the token and nothing that is not said', async () => {
    const { asked } = await call('{}', { headers: json })
    expect(asked).toMatchObject({ method: 'POST', redirect: 'error', signal: CALL.signal })
    expect(asked.headers).toEqual({ accept: 'application/json', authorization: 'Bearer token' })
    expect(asked.body).toBeUndefined()
  })

  it('sends body, key and legacy session where there are some', async () => {
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
  ])('passes on an answer %i', async (status, headers, contentType) => {
    const { answer } = await call('{"a":1}', { status, headers })
    expect(answer).toEqual({ status, contentType, body: '{"a":1}', headers: {} })
  })

  it.each([
    [204, null],
    [200, ''],
  ])('answers 204 to %i without a body', async (status, body) => {
    const { answer } = await call(body, { status })
    expect(answer).toEqual({ status: 204, contentType: '', body: '', headers: {} })
  })

  it.each([
    ['a page', 200, '<p>Maintenance</p>', { 'content-type': 'text/html' }, 502, 'Bad gateway'],
    ['broken JSON', 200, '{"a":', json, 502, 'Bad gateway'],
    ['JSON of another name', 200, '{}', { 'content-type': 'text/json' }, 502, 'Bad gateway'],
    ['a refusal without a body', 404, '', {}, 502, 'Bad gateway'],
    ['a page of a fault', 500, '<p>down</p>', { 'content-type': 'text/html' }, 500, 'Service unavailable'],
    ['a page of maintenance', 503, '<p>down</p>', { 'content-type': 'text/html' }, 503, 'Service unavailable'],
    ['a fault with a stack', 500, '{"detail":"at com.x"}', problem, 500, 'Service unavailable'],
  ])('says no word of %s', async (_, status, body, headers, expected, title) => {
    const { answer } = await call(body, { status, headers })
    expect(answer).toEqual({
      status: expected,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: expected, title }),
      headers: {},
    })
  })

  it('passes on how long to wait, how loaded and how closed the platform is, and nothing else', async () => {
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
