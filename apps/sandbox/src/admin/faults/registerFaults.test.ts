import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PRODUCT, startFaultyServer, type FaultyServer } from '../testing/startFaultyServer.js'
import type { FaultRule } from './faultRule.js'

const ENDPOINT = 'GET /products/:id'
let server: FaultyServer

beforeEach(async () => {
  server = await startFaultyServer()
})
afterEach(() => server.app.close())

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const overSocket = async (init: RequestInit = {}): Promise<Answer> => {
  const answer = await fetch(`${server.origin}/products/a`, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const underInject = async (): Promise<Answer> => {
  const { statusCode, headers, payload } = await server.app.inject('/products/a')
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return { status: statusCode, headers: new Headers(entries), text: payload }
}
const strike = (rule: Omit<FaultRule, 'endpoint'>) => server.faults.add({ endpoint: ENDPOINT, ...rule })

describe.each([
  ['over a socket', overSocket],
  ['under inject', underInject],
])('faults %s', (_name, call) => {
  it('does not affect a call that no fault matches', async () => {
    server.faults.add({ endpoint: 'POST /products/:id', kind: 'status', status: 500 })
    expect(JSON.parse((await call()).text)).toEqual(PRODUCT)
  })

  it('delays a response', async () => {
    strike({ kind: 'latency', ms: 60 })
    const start = performance.now()
    expect((await call()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(55)
  })

  it.each<[string, Omit<FaultRule, 'endpoint'>, number, Record<string, string>]>([
    ['a status', { kind: 'status', status: 502 }, 502, {}],
    ['a rate limit', { kind: 'rate-limit', ms: 1500 }, 429, { 'retry-after': '2', 'x-ratelimit-1m-remaining': '0' }],
    ['an expired token', { kind: 'expired-token' }, 401, {}],
    ['load shedding', { kind: 'load' }, 503, { sfdc_load: '95', sfdc_load_status: 'THROTTLE' }],
    ['maintenance', { kind: 'maintenance' }, 503, { sfdc_maintenance: 'site' }],
  ])('answers %s instead of doing the work', async (_kind, rule, status, headers) => {
    strike(rule)
    const answer = await call()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(JSON.parse(answer.text)).toMatchObject({ type: expect.stringContaining('/errors/') })
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value)
    expect(server.workCount()).toBe(0)
  })

  it('sends a body defined by the test', async () => {
    strike({ kind: 'status', status: 400, body: { c_code: 'StaffSale-Mix-Basket-Found' } })
    expect(JSON.parse((await call()).text)).toEqual({ c_code: 'StaffSale-Mix-Basket-Found' })
  })

  it('warns of load without rejecting calls', async () => {
    strike({ kind: 'load', status: 200 })
    const answer = await call()
    expect([answer.status, answer.headers.get('sfdc_load_status')]).toEqual([200, 'WARN'])
    expect(JSON.parse(answer.text)).toEqual(PRODUCT)
  })

  it('truncates the JSON', async () => {
    strike({ kind: 'malformed' })
    const { status, text } = await call()
    expect(status).toBe(200)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it('changes the type of every field', async () => {
    strike({ kind: 'wrong-type' })
    expect(JSON.parse((await call()).text)).toEqual({
      id: 42,
      price: 'no number',
      tags: { 0: 'no array' },
      maker: ['no object'],
      isNew: 'no boolean',
    })
  })

  it('changes the type of a named field at any depth', async () => {
    strike({ kind: 'wrong-type', fields: ['name'] })
    expect(JSON.parse((await call()).text)).toEqual({ ...PRODUCT, maker: { name: 42 } })
  })

  it('returns a login page', async () => {
    strike({ kind: 'wrong-type', as: 'html' })
    const answer = await call()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.text).toMatch(/^<!doctype html>/)
  })

  it('drips', async () => {
    strike({ kind: 'drip', ms: 1 })
    const start = performance.now()
    expect(JSON.parse((await call()).text)).toEqual(PRODUCT)
    expect(performance.now() - start).toBeGreaterThan(JSON.stringify(PRODUCT).length)
  })

  it('resets the connection, before or after the work', async () => {
    strike({ kind: 'reset', times: 1 })
    await expect(call()).rejects.toThrow(/fetch failed|response destroyed/)
    expect(server.workCount()).toBe(0)
    strike({ kind: 'reset', times: 1, afterWork: true })
    await expect(call()).rejects.toThrow(/fetch failed|response destroyed/)
    expect(server.workCount()).toBe(1)
    expect((await call()).status).toBe(200)
  })

  it('discards the response of completed work', async () => {
    strike({ kind: 'status', status: 500, afterWork: true })
    const answer = await call()
    expect(answer.status).toBe(500)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(server.workCount()).toBe(1)
  })

  it('affects the given number of calls', async () => {
    strike({ kind: 'status', status: 500, times: 2 })
    const statuses = [await call(), await call(), await call()].map(({ status }) => status)
    expect(statuses).toEqual([500, 500, 200])
    expect(server.faults.all()).toMatchObject([{ struck: 2, times: 2 }])
  })
})

describe('faults on the wire', () => {
  it('closes a connection before the declared content length', async () => {
    strike({ kind: 'truncated' })
    const answer = await fetch(`${server.origin}/products/a`)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(JSON.stringify(PRODUCT).length)
    await expect(answer.text()).rejects.toThrow('terminated')
  })

  it.each([false, true])('never responds (after the work: %s), while other calls succeed', async (afterWork) => {
    strike({ kind: 'hang', afterWork })
    await expect(overSocket({ signal: AbortSignal.timeout(80) })).rejects.toThrow(/timeout/)
    expect(server.workCount()).toBe(afterWork ? 1 : 0)
    expect((await fetch(`${server.origin}/products/empty`)).status).toBe(204)
  })

  it('closes although a call hangs', async () => {
    strike({ kind: 'hang' })
    const hanging = overSocket().catch(() => 'ended')
    await expect.poll(() => server.faults.all()[0]?.struck).toBe(1)
    await server.app.close()
    expect(await hanging).toBe('ended')
  })

  it('does not change an empty response whose body it should corrupt', async () => {
    server.faults.add({ endpoint: 'GET /pieces', kind: 'truncated' })
    expect((await fetch(`${server.origin}/products/empty`)).status).toBe(204)
  })

  it('does not affect health checks or the admin API', async () => {
    server.faults.add({ endpoint: '* /', kind: 'reset' })
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  })
})

describe('probability', () => {
  const run = async (seed: number) => {
    server.faults.clear()
    strike({ kind: 'status', status: 500, probability: 0.5, seed })
    const statuses: number[] = []
    for (let index = 0; index < 20; index += 1) statuses.push((await underInject()).status)
    return statuses
  }

  it('is the same for the same seed', async () => {
    const first = await run(7)
    expect(new Set(first)).toEqual(new Set([200, 500]))
    expect(await run(7)).toEqual(first)
    expect(await run(8)).not.toEqual(first)
  })
})
