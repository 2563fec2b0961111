import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOST_NAME, openHost, shareHost } from '../testing/openHost.js'

const SECRET = 'webhook-secret-of-the-test'
const environment = {
  TESTPAY_ORIGIN: 'http://127.0.0.1:9',
  TESTPAY_SECRET: 'secret-of-the-test',
  TESTPAY_WEBHOOK_SECRET: SECRET,
  COMMERCE_ADMIN_CLIENT_ID: 'admin',
  COMMERCE_ADMIN_CLIENT_SECRET: 'secret',
}
const event = {
  id: 'e-1',
  type: 'AUTHORISATION',
  success: true,
  paymentId: 'p-1',
  reference: 'unknown',
  amount: { value: 1, currency: 'CHF' },
}

function request(payload: string, headers: Record<string, string> = {}) {
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', SECRET).update(`${at}.${payload}`).digest('hex')
  return {
    method: 'POST',
    url: '/apis/payments/webhooks/testpay',
    headers: {
      host: HOST_NAME,
      'content-type': 'application/json',
      'x-testpay-signature': `t=${at},v1=${signature}`,
      ...headers,
    },
    payload,
  } as const
}

describe('POST /apis/payments/webhooks/testpay', () => {
  const host = shareHost(environment)

  it('accepts a signed event without an origin, byte for byte', async () => {
    const answer = await host().server.inject(request(`{ "id":"e-1",${JSON.stringify(event).slice(1)}`))
    expect([answer.statusCode, answer.body]).toEqual([200, '[accepted]'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a wrong signature', { 'x-testpay-signature': `t=1,v1=${'0'.repeat(64)}` }, 401],
    ['another host', { host: 'evil.example' }, 421],
    ['another content type', { 'content-type': 'text/plain' }, 415],
  ])('refuses %s', async (_, headers, status) => {
    expect((await host().server.inject(request(JSON.stringify(event), headers))).statusCode).toBe(status)
  })

  it('refuses a signed body that is not an event', async () => {
    expect((await host().server.inject(request('{}'))).statusCode).toBe(400)
  })

  it('refuses a body above the limit', async () => {
    expect((await host().server.inject(request(`"${'x'.repeat(70_000)}"`))).statusCode).toBe(413)
  })

  it('answers 404 for a provider that is not configured, and takes no other method', async () => {
    const adyen = { ...request('{}'), url: '/apis/payments/webhooks/adyen' }
    expect((await host().server.inject(adyen)).statusCode).toBe(404)
    const read = await host().server.inject({ ...request('{}'), method: 'GET', payload: '' })
    expect(read.statusCode).toBe(404)
  })
})

describe('without payment', () => {
  it('the host has no payments and no webhooks', async () => {
    const host = await openHost()
    expect(host.payments).toBe(null)
    expect((await host.server.inject(request(JSON.stringify(event)))).statusCode).toBe(404)
  })
})
