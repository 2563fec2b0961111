import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readEmbeddedWebhook } from './readEmbeddedWebhook.js'

const SECRET = 'webhook-secret'
const NOW = 1_700_000_000_000
const event = {
  id: 'e-1',
  type: 'AUTHORISATION',
  success: true,
  paymentId: 'p-1',
  reference: 'attempt-1',
  orderNo: '7',
  amount: { value: 820_000, currency: 'CHF' },
  at: '2026-11-24T10:00:00Z',
}

function sign(body: string, { secret = SECRET, at = NOW / 1000, shift = 0 } = {}): string {
  return `t=${at + shift},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

const read = (rawBody: string, signature: string | undefined) =>
  readEmbeddedWebhook(SECRET, { rawBody, headers: { 'x-testpay-signature': signature }, now: NOW })

describe('readEmbeddedWebhook', () => {
  it('reads a signed event', () => {
    const body = JSON.stringify(event)
    expect(read(body, sign(body))).toEqual({
      kind: 'events',
      events: [
        {
          id: 'e-1',
          type: 'authorisation',
          isSuccess: true,
          paymentId: 'p-1',
          reference: 'attempt-1',
          amount: { minor: 820_000, currency: 'CHF' },
          reason: null,
        },
      ],
    })
  })

  it.each([
    ['insufficient_funds', 'insufficientFunds'],
    ['expired_card', 'expiredCard'],
    ['authentication_failed', 'authenticationFailed'],
    ['cancelled', 'cancelled'],
    ['fraud', 'declined'],
  ])('tells the reason %s as %s', (reason, told) => {
    const body = JSON.stringify({ ...event, success: false, reason })
    expect(read(body, sign(body))).toMatchObject({ events: [{ isSuccess: false, reason: told }] })
  })

  const body = JSON.stringify(event)
  it.each<readonly [string, string | undefined]>([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['a signature of another secret', sign(body, { secret: 'other' })],
    ['a signature of another body', sign(`${body} `)],
    ['a time that was changed', sign(body, { shift: 1 })],
    ['an old signature', sign(body, { at: NOW / 1000 - 301 })],
    ['a signature of the future', sign(body, { at: NOW / 1000 + 301 })],
    ['two signatures', `${sign(body)},${sign(body)}`],
  ])('refuses %s', (_, signature) => {
    expect(read(body, signature)).toEqual({ kind: 'forged' })
  })

  it.each(['{', '{}', JSON.stringify({ ...event, amount: { value: 1.5, currency: 'CHF' } })])(
    'cannot read a signed %s',
    (text) => {
      expect(read(text, sign(text))).toEqual({ kind: 'unreadable' })
    },
  )
})
