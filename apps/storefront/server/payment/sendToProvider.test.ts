import { createFakeFetch } from '@vitrine/commerce-client/testing/fakeFetch'
import { describe, expect, it } from 'vitest'
import { UpstreamError } from '../upstream/UpstreamError.js'
import type { PaymentProviderFailure } from './paymentProvider.js'
import { sendToProvider } from './sendToProvider.js'

const call = {
  method: 'POST',
  url: 'https://pay.test/v1/payments',
  headers: { a: 'b' },
  body: { x: 1 },
  key: 'k',
} as const

async function failureOf(answer: () => Response): Promise<unknown> {
  const { fetch } = createFakeFetch(answer)
  return sendToProvider(fetch, 'testpay', call).then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'failure' in error ? error.failure : error),
  )
}

describe('sendToProvider', () => {
  it('sends the body, the headers and the key, once', async () => {
    const fake = createFakeFetch(() => Response.json({ ok: true }))
    expect(await sendToProvider(fake.fetch, 'testpay', call)).toEqual({ ok: true })
    expect(fake.calls).toHaveLength(1)
    expect(fake.calls[0]).toMatchObject({ method: 'POST', url: call.url, body: '{"x":1}' })
    expect(fake.calls[0]?.headers.get('idempotency-key')).toBe('k')
    expect(fake.calls[0]?.headers.get('a')).toBe('b')
  })

  it.each<readonly [number, PaymentProviderFailure]>([
    [400, 'rejected'],
    [401, 'rejected'],
    [404, 'rejected'],
    [422, 'rejected'],
    [408, 'unknown'],
    [409, 'unknown'],
    [429, 'notSent'],
    [500, 'unknown'],
    [502, 'unknown'],
    [504, 'unknown'],
  ])('status %d: %s', async (status, failure) => {
    expect(await failureOf(() => Response.json({}, { status }))).toBe(failure)
  })

  it.each<readonly [string, () => never, PaymentProviderFailure]>([
    ['an open circuit breaker', () => fail(new UpstreamError('payment', 'open')), 'notSent'],
    ['a refused connection', () => fail(new UpstreamError('payment', 'network', { cause: refused() })), 'notSent'],
    ['a time-out', () => fail(new UpstreamError('payment', 'timeout')), 'unknown'],
    ['a broken connection', () => fail(new TypeError('fetch failed')), 'unknown'],
  ])('%s', async (_, answer, failure) => {
    expect(await failureOf(answer)).toBe(failure)
  })

  it('an answer that is not JSON: unknown', async () => {
    expect(await failureOf(() => new Response('<html>'))).toBe('unknown')
  })

  it('names neither the body nor the secret in its message', async () => {
    const { fetch } = createFakeFetch(() => Response.json({}, { status: 400 }))
    await expect(sendToProvider(fetch, 'testpay', call)).rejects.toThrow(
      'The payment provider "testpay" gave no usable answer (rejected).',
    )
  })
})

function fail(error: Error): never {
  throw error
}

function refused(): Error {
  return Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
}
