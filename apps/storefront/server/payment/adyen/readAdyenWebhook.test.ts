import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readAdyenWebhook } from './readAdyenWebhook.js'

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const access = { hmacKeys: [KEY], merchantAccount: 'Shop', environment: 'test' }
const item = {
  pspReference: 'PSP1',
  merchantAccountCode: 'Shop',
  merchantReference: 'attempt-1',
  amount: { value: 820_000, currency: 'CHF' },
  eventCode: 'AUTHORISATION',
  success: 'true',
}

type Item = typeof item & { readonly originalReference?: string }

function signed(given: Item, key = KEY) {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = given
  const parts = [pspReference, originalReference, merchantAccountCode, merchantReference, amount.value, amount.currency]
  const message = [...parts, given.eventCode, given.success].join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest('base64')
  return { NotificationRequestItem: { ...given, additionalData: { hmacSignature } } }
}

const read = (items: readonly object[], live = 'false', given = access) =>
  readAdyenWebhook(given, { rawBody: JSON.stringify({ live, notificationItems: items }), headers: {}, now: 0 })

describe('readAdyenWebhook', () => {
  it('reads a signed authorisation', () => {
    expect(read([signed(item)])).toEqual({
      kind: 'events',
      events: [
        {
          id: 'AUTHORISATION:PSP1:true',
          type: 'authorisation',
          isSuccess: true,
          paymentId: 'PSP1',
          reference: 'attempt-1',
          amount: { minor: 820_000, currency: 'CHF' },
          reason: null,
        },
      ],
    })
  })

  it('names the payment by the original reference of a capture', () => {
    const capture = { ...item, pspReference: 'PSP2', originalReference: 'PSP1', eventCode: 'CAPTURE' }
    expect(read([signed(capture)])).toMatchObject({ events: [{ type: 'capture', paymentId: 'PSP1' }] })
  })

  it.each([
    ['CAPTURE_FAILED', 'captureFailed'],
    ['CANCELLATION', 'cancellation'],
    ['OFFER_CLOSED', 'expiry'],
    ['REFUND', 'refund'],
    ['REFUND_FAILED', 'refundFailed'],
    ['CHARGEBACK', 'dispute'],
    ['REPORT_AVAILABLE', 'other'],
  ])('%s: %s', (eventCode, type) => {
    expect(read([signed({ ...item, eventCode })])).toMatchObject({ events: [{ type }] })
  })

  it('accepts both keys while one is replaced', () => {
    const next = KEY.replaceAll('4', '5')
    expect(read([signed(item, next)], 'false', { ...access, hmacKeys: [KEY, next] }).kind).toBe('events')
  })

  it.each<readonly [string, readonly object[], 'true' | 'false']>([
    ['an item without a signature', [{ NotificationRequestItem: item }], 'false'],
    ['a signature of another key', [signed(item, KEY.replaceAll('4', '5'))], 'false'],
    ['a second item that is not signed', [signed(item), { NotificationRequestItem: item }], 'false'],
    [
      'an amount that was changed',
      [{ NotificationRequestItem: { ...signed(item).NotificationRequestItem, amount: { value: 1, currency: 'CHF' } } }],
      'false',
    ],
    ['another merchant account', [signed({ ...item, merchantAccountCode: 'Other' })], 'false'],
    ['a live event in the test environment', [signed(item)], 'true'],
    ['no items', [], 'false'],
  ])('refuses %s', (_, items, live) => {
    expect(read(items, live)).toEqual({ kind: 'forged' })
  })

  it('refuses what is not JSON', () => {
    expect(readAdyenWebhook(access, { rawBody: '{', headers: {}, now: 0 })).toEqual({ kind: 'forged' })
  })
})
