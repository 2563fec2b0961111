import { describe, expect, it, vi } from 'vitest'
import { never, openPageCache, stored, textOf } from '../testing/openPageCache.js'
import { storeResponse } from './storedResponse.js'

describe('page cache', () => {
  it('produces a response once for 100 simultaneous requests', async () => {
    const { cache } = openPageCache()
    const produce = vi.fn(() => stored('one'))
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.load('home', produce)))
    expect(produce).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(textOf))).toEqual(new Set(['one']))
  })

  it('serves a fresh response without producing it again', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('one'))
    clock.now = 59_000
    const answer = cache.lookup('home', never)
    expect(answer?.state).toBe('hit')
    expect(textOf(answer)).toBe('one')
  })

  it('serves a stale response immediately and renews it once in the background', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('old'))
    clock.now = 61_000
    const produce = vi.fn(() => stored('new'))
    expect(cache.lookup('home', produce)?.state).toBe('stale')
    expect(textOf(cache.lookup('home', produce))).toBe('old')
    await vi.waitFor(() => expect(textOf(cache.lookup('home', produce))).toBe('new'))
    expect(produce).toHaveBeenCalledTimes(1)
  })

  it('does not call a failing upstream again for every stale request', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('old'))
    clock.now = 61_000
    const produce = vi.fn(() => Promise.reject(new Error('down')))
    for (let time = 0; time < 10; time += 1) {
      expect(cache.lookup('home', produce)?.state).toBe('stale')
      await Promise.resolve()
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
    cache.lookup('home', produce)
    expect(produce).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['ends in 503', () => stored('error', { status: 503, maxAge: 0 })],
  ])('falls back to an expired copy when producing it %s', async (_case, produce) => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('old'))
    clock.now = 200_000
    expect(cache.lookup('home', produce)).toBeNull()
    const answer = await cache.load('home', produce)
    expect(answer.state).toBe('stale-error')
    expect(textOf(answer)).toBe('old')
  })

  it('fails when the copy is too old', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('old'))
    clock.now = 361_000
    await expect(cache.load('home', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  })

  it('purges by tag and keeps other entries', async () => {
    const { cache } = openPageCache()
    await cache.load('home', () => stored('home', { tags: ['home', 'product-1'] }))
    await cache.load('about', () => stored('about', { tags: ['about'] }))
    cache.purge(['product-1'])
    expect(cache.lookup('home', never)).toBeNull()
    expect(cache.lookup('about', never)?.state).toBe('hit')
  })

  it('does not serve a response that was purged while it was produced', async () => {
    const { cache } = openPageCache()
    let finish = (_body: string) => {}
    const slow = cache.load('home', async () => stored(await new Promise<string>((resolve) => (finish = resolve))))
    cache.purge(['home'])
    const next = cache.load('home', () => stored('new'))
    finish('old')
    expect(textOf(await slow)).toBe('old')
    expect(textOf(await next)).toBe('new')
    expect(textOf(cache.lookup('home', never))).toBe('new')
  })

  it('keeps a purged copy in case the upstream fails', async () => {
    const { cache } = openPageCache()
    await cache.load('home', () => stored('old'))
    cache.purge(null)
    const answer = await cache.load('home', () => Promise.reject(new Error('down')))
    expect(answer.state).toBe('stale-error')
  })

  it('never stores uncacheable responses', async () => {
    const { cache } = openPageCache()
    await cache.load('mine', () => stored('mine', { maxAge: 0 }))
    expect(cache.lookup('mine', never)).toBeNull()
    expect(cache.size.entries).toBe(0)
  })

  it('stays within its byte limit', async () => {
    const { cache } = openPageCache(40_000)
    for (let index = 0; index < 50; index += 1) await cache.load(`page-${index}`, () => stored('x'.repeat(400)))
    expect(cache.size.bytes).toBeLessThanOrEqual(40_000)
    expect(cache.size.entries).toBeGreaterThan(0)
    expect(cache.size.entries).toBeLessThan(50)
  })
})

describe('a page with a failed part', () => {
  const partial = (body: string) =>
    storeResponse(
      {
        status: 200,
        contentType: 'text/html',
        body,
        headers: {},
        freshness: { maxAge: 5, staleWhileRevalidate: 10, staleIfError: 0 },
        tags: [],
        isPartial: true,
      },
      {},
      { compresses: true },
    )

  it('never replaces a complete one, whether that is stale or expired', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('whole'))
    clock.now = 61_000
    expect(cache.lookup('home', () => partial('gap'))?.state).toBe('stale')
    await vi.waitFor(() => expect(cache.isMaking('home')).toBe(false))
    expect(textOf(cache.lookup('home', never))).toBe('whole')
    clock.now = 200_000
    expect(cache.lookup('home', never)).toBeNull()
    const answer = await cache.load('home', () => partial('gap'))
    expect([answer.state, textOf(answer)]).toEqual(['stale-error', 'whole'])
    expect(textOf(await cache.load('home', () => stored('new')))).toBe('new')
  })

  it('is not produced again for some seconds while a complete copy is served', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('whole'))
    clock.now = 200_000
    await cache.load('home', () => partial('gap'))
    expect(textOf(cache.lookup('home', never))).toBe('whole')
    clock.now += 5001
    expect(cache.lookup('home', never)).toBeNull()
  })

  it('is served for some seconds when there is no complete page, and is then replaced by one', async () => {
    const { cache, clock } = openPageCache()
    const first = await cache.load('home', () => partial('gap'))
    expect([first.state, textOf(first)]).toEqual(['miss', 'gap'])
    expect(textOf(cache.lookup('home', never))).toBe('gap')
    clock.now = 6000
    cache.lookup('home', () => stored('whole'))
    await vi.waitFor(() => expect(textOf(cache.lookup('home', never))).toBe('whole'))
    clock.now = 40_000
    const later = openPageCache()
    await later.cache.load('home', () => partial('gap'))
    later.clock.now = 16_000
    expect(later.cache.lookup('home', never)).toBeNull()
  })
})
