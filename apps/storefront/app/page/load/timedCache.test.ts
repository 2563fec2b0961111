import { describe, expect, it, vi } from 'vitest'
import { createTimedCache } from './timedCache.js'

describe('createTimedCache', () => {
  it('reads once for concurrent callers and again after expiry', async () => {
    let time = 0
    const cache = createTimedCache<number>({ ttlMs: 60, now: () => time })
    const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2)
    expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([1, 1])
    time = 59
    expect(await cache.get('a', read)).toBe(1)
    time = 60
    expect(await cache.get('a', read)).toBe(2)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('returns the stale value when a refresh fails', async () => {
    let time = 0
    const cache = createTimedCache<number>({ ttlMs: 60, now: () => time })
    await cache.get('a', () => Promise.resolve(1))
    time = 100
    expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe(1)
  })

  it('evicts the oldest of a thousand keys', async () => {
    const cache = createTimedCache<string>({ ttlMs: 60, now: () => 0 })
    const read = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key))
    const get = (key: string) => cache.get(key, () => read(key))
    for (let i = 0; i < 1001; i++) await get(String(i))
    read.mockClear()
    await Promise.all([get('1'), get('1000')])
    expect(read).not.toHaveBeenCalled()
    await get('0')
    expect(read).toHaveBeenCalledOnce()
  })

  it('rejects when there is no stale value, and retries on the next call', async () => {
    const cache = createTimedCache<number>({ ttlMs: 60, now: () => 0 })
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', () => Promise.resolve(3))).toBe(3)
  })
})
