import { describe, expect, it, vi } from 'vitest'
import { never, openPageCache, stored, textOf } from '../testing/openPageCache.js'
import { createPageCache } from './pageCache.js'
import { storeResponse } from './storedResponse.js'

describe('an address without a page', () => {
  const absent = (options: { isAbsent?: boolean; status?: number; maxAge?: number } = {}) =>
    storeResponse(
      {
        status: options.status ?? 404,
        contentType: 'text/html',
        body: 'absent',
        headers: {},
        freshness: { maxAge: options.maxAge ?? 60, staleWhileRevalidate: 0, staleIfError: 0 },
        tags: [],
        isAbsent: options.isAbsent ?? true,
      },
      {},
      { compresses: true },
    )

  it('is cached without using space of the pages', async () => {
    const { cache } = openPageCache()
    await cache.load('gone', () => absent())
    expect(textOf(cache.lookup('gone', never))).toBe('absent')
    expect(cache.size.entries).toBe(0)
  })

  it('is requested again after any purge, because the page may exist by then', async () => {
    const { cache } = openPageCache()
    await cache.load('gone', () => absent())
    cache.purge(['something-else'])
    expect(cache.lookup('gone', never)).toBeNull()
    await cache.load('gone', () => stored('new'))
    expect(textOf(cache.lookup('gone', never))).toBe('new')
  })

  it('is not cached when anything was purged while it was loading', async () => {
    const { cache } = openPageCache()
    let finish = () => {}
    const waits = new Promise<void>((resolve) => (finish = resolve))
    const slow = cache.load('gone', () => waits.then(() => absent()))
    cache.purge(['something-else'])
    finish()
    await slow
    expect(cache.lookup('gone', never)).toBeNull()
  })

  it('replaces the cached page', async () => {
    const { cache } = openPageCache()
    await cache.load('page', () => stored('old'))
    cache.purge(['home'])
    await cache.load('page', () => absent())
    expect(textOf(cache.lookup('page', never))).toBe('absent')
    expect(cache.size.entries).toBe(0)
    await cache.load('page', () => stored('back'))
    expect(textOf(cache.lookup('page', never))).toBe('back')
  })

  it.each([
    ['a response for one visitor removes', { status: 200, maxAge: 0, isAbsent: false }, 0],
    ['an error keeps', { status: 500, maxAge: 0, isAbsent: false }, 1],
  ])('%s the stored page', async (_, answer, entries) => {
    const { cache } = openPageCache()
    await cache.load('page', () => stored('old'))
    cache.purge(null)
    await cache.load('page', () => absent(answer))
    expect(cache.size.entries).toBe(entries)
  })
})

describe('errors while a copy is cached', () => {
  it('are reported with the key', async () => {
    const told: string[] = []
    const clock = { now: 0 }
    const cache = createPageCache({
      maxBytes: 1_000_000,
      now: () => clock.now,
      onRefreshError: (error, key) => told.push(`${key}: ${error instanceof Error ? error.message : ''}`),
    })
    await cache.load('home', () => stored('old'))
    clock.now = 61_000
    cache.lookup('home', () => Promise.reject(new Error('behind')))
    await vi.waitFor(() => expect(told).toEqual(['home: behind']))
    clock.now = 200_000
    await cache.load('home', () => Promise.reject(new Error('before')))
    expect(told).toEqual(['home: behind', 'home: before'])
  })

  it('allow a new request after five seconds', async () => {
    const { cache, clock } = openPageCache()
    await cache.load('home', () => stored('old'))
    const produce = vi.fn(() => Promise.reject(new Error('down')))
    for (const now of [61_000, 65_999, 66_000]) {
      clock.now = now
      cache.lookup('home', produce)
      await vi.waitFor(() => expect(cache.isMaking('home')).toBe(false))
    }
    expect(produce).toHaveBeenCalledTimes(2)
  })
})

describe('purges', () => {
  it('do not affect the newer of two pending renders', async () => {
    const { cache } = openPageCache()
    const finish: ((body: string) => void)[] = []
    const slow = async () => stored(await new Promise<string>((resolve) => finish.push(resolve)))
    const first = cache.load('home', slow)
    cache.purge(['home'])
    const second = cache.load('home', slow)
    finish[0]?.('old')
    await first
    expect(cache.isMaking('home')).toBe(true)
    finish[1]?.('new')
    await second
    expect(cache.isMaking('home')).toBe(false)
  })

  it('of more tags than can be remembered invalidate everything', async () => {
    const { cache } = openPageCache()
    const tags = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}-${index}`)
    await cache.load('home', () => stored('home'))
    cache.purge(tags(9999, 'a'))
    expect(cache.lookup('home', never)?.state).toBe('hit')
    cache.purge(tags(1, 'b'))
    expect(cache.lookup('home', never)?.state).toBe('hit')
    cache.purge(tags(1, 'c'))
    expect(cache.lookup('home', never)).toBeNull()
    await cache.load('home', () => stored('new'))
    cache.purge(tags(9999, 'd'))
    expect(cache.lookup('home', never)?.state).toBe('hit')
  })
})
