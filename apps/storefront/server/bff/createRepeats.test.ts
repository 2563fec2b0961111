import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UpstreamError } from '../upstream/UpstreamError.js'
import type { ScapiAnswer } from './callScapi.js'
import { createRepeats, readIdempotencyKey, type Write } from './createRepeats.js'

const key = '5f0c2a9e-1f7b-4c1e-9a55-0123456789ab'
const write: Write = {
  owner: 'usid mila',
  key,
  method: 'POST',
  url: 'https://platform.example/items?siteId=ours',
  body: { quantity: 1 },
  isSafeToRepeat: false,
}
const answerOf = (status: number, body = ''): ScapiAnswer => ({ status, body, contentType: '', headers: {} })

/** Makes two writes, one after the other; returns how many were sent, and the response to the second. */
async function twice(first: () => Promise<ScapiAnswer>, second: Write = write, before: Write = write) {
  const repeats = createRepeats()
  const send = vi.fn(first)
  await repeats.once(before, send).catch(() => null)
  const again = await repeats.once(second, send).catch(() => null)
  return { sent: send.mock.calls.length, again }
}

describe('a repeated write', () => {
  it.each([200, 204, 400, 404, 409, 500, 502, 504])('is not sent again after %i', async (status) => {
    const { sent, again } = await twice(async () => answerOf(status))
    expect(sent).toBe(1)
    expect(again?.status).toBe(status)
  })

  it.each([401, 408, 425, 429, 503])('is sent again after %i', async (status) => {
    expect((await twice(async () => answerOf(status))).sent).toBe(2)
  })

  it.each([
    [500, 2],
    [502, 2],
    [499, 1],
    [200, 1],
  ])('that the platform recognises is sent %s → %i times', async (status, sent) => {
    const safe = { ...write, isSafeToRepeat: true }
    expect((await twice(async () => answerOf(status), safe, safe)).sent).toBe(sent)
  })

  it.each([
    ['whose response was lost', new UpstreamError('commerce', 'network'), false, 1],
    ['that was never sent', new UpstreamError('commerce', 'open'), false, 2],
    ['that never left the queue', new UpstreamError('commerce', 'busy'), false, 2],
    ['whose response was lost and that the platform recognises', new UpstreamError('commerce', 'network'), true, 2],
  ])('%s', async (_name, error, isSafeToRepeat, sent) => {
    const given = { ...write, isSafeToRepeat }
    expect((await twice(() => Promise.reject(error), given, given)).sent).toBe(sent)
  })

  it.each([
    ['body', { body: { quantity: 2 } }],
    ['missing body', { body: undefined }],
    ['query', { url: 'https://platform.example/items?siteId=other' }],
  ])('with another %s is refused', async (_name, changes) => {
    const { sent, again } = await twice(async () => answerOf(200), { ...write, ...changes })
    expect(sent).toBe(1)
    expect(again).toMatchObject({ status: 400, contentType: 'application/problem+json', headers: {} })
    expect(JSON.parse(again?.body ?? '')).toEqual({
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/idempotency-key-reused',
      title: 'Idempotency Key Reused',
      detail: 'The key belongs to another call.',
    })
  })

  it.each([
    ['owner', { owner: 'usid jonas' }],
    ['key', { key: '00000000-1f7b-4c1e-9a55-0123456789ab' }],
    ['method', { method: 'PATCH' }],
    ['path', { url: 'https://platform.example/coupons?siteId=ours' }],
  ])('with another %s is a new write', async (_name, changes) => {
    expect((await twice(async () => answerOf(200), { ...write, ...changes })).sent).toBe(2)
  })
})

describe('the responses of writes', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are kept for ten minutes', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const repeats = createRepeats()
    const send = vi.fn(async () => answerOf(200))
    const writeAt = async (time: number) => {
      clock.mockReturnValue(time)
      // The cache reads the clock at most once per millisecond.
      await setTimeout(3)
      await repeats.once(write, send)
      return send.mock.calls.length
    }
    expect(await writeAt(1000)).toBe(1)
    expect(await writeAt(600_000)).toBe(1)
    expect(await writeAt(602_000)).toBe(2)
  })

  it('are dropped, the oldest first, when they need more than 32 MB', async () => {
    const repeats = createRepeats()
    const send = vi.fn(async () => answerOf(200, 'x'.repeat(9 * 1024 * 1024)))
    for (const url of ['a', 'b', 'c', 'd', 'd']) await repeats.once({ ...write, url }, send)
    expect(send).toHaveBeenCalledTimes(4)
    await repeats.once({ ...write, url: 'a' }, send)
    expect(send).toHaveBeenCalledTimes(5)
  })

  it.each([503, 200])('that arrive with %i after their entry was dropped do not change a newer one', async (status) => {
    const repeats = createRepeats()
    const slow = Promise.withResolvers<ScapiAnswer>()
    const first = repeats.once(write, () => slow.promise)
    for (let count = 0; count < 5000; count += 1)
      void repeats.once({ ...write, url: String(count) }, async () => answerOf(200))
    const second = repeats.once(write, async () => answerOf(200, 'second'))
    slow.resolve(answerOf(status, 'first'))
    expect((await first).body).toBe('first')
    expect((await second).body).toBe('second')
    expect((await repeats.once(write, async () => answerOf(200, 'third'))).body).toBe('second')
  })
})

describe('readIdempotencyKey', () => {
  it.each([
    ['POST', key, key],
    ['DELETE', key.toUpperCase(), key.toUpperCase()],
    ['GET', key, null],
    ['POST', `${key}0`, null],
    ['POST', `0${key}`, null],
    ['POST', 'key', null],
    ['POST', '', null],
    ['POST', undefined, null],
  ])('%s with %s: %s', (method, given, expected) => {
    expect(readIdempotencyKey({ method, headers: { 'idempotency-key': given } })).toBe(expected)
  })

  it('ignores a header that occurs twice', () => {
    expect(readIdempotencyKey({ method: 'POST', headers: { 'idempotency-key': [key, key] } })).toBeNull()
  })
})
