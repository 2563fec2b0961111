import { describe, expect, it, vi } from 'vitest'
import { createTimedCache } from './timedCache.js'

describe('createTimedCache', () => {
  it('reads once for parallel callers and again after its time', async () => {
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

  it('serves the old value when reading again fails', async () => {
    let time = 0
    const cache = createTimedCache<number>({ ttlMs: 60, now: () => time })
    await cache.get('a', () => Promise.resolve(1))
    time = 100
    expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe(1)
  })

  it('forgets the oldest of a thousand keys', async () => {
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

  it('fails when there never was a value, and tries again the next time', async () => {
    const cache = createTimedCache<number>({ ttlMs: 60, now: () => 0 })
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', () => Promise.resolve(3))).toBe(3)
  })
})
