import { describe, expect, it } from 'vitest'
import { createAdmittingCache } from './admittingCache.js'

const open = (maxBytes = 100_000) =>
  createAdmittingCache<{ readonly bytes: number }>({ maxBytes, sizeOf: ({ bytes }) => bytes })
const PAGE = { bytes: 1000 }

function warm(cache: ReturnType<typeof open>, count: number) {
  const keys = Array.from({ length: count }, (_, index) => `page ${index}`)
  for (const key of keys) {
    cache.get(key)
    cache.set(key, PAGE)
  }
  return keys
}

/** Requests each of many keys once. */
function flood(cache: ReturnType<typeof open>, count: number, { name = 'flood', timesEach = 1 } = {}) {
  for (let index = 0; index < count; index += 1) {
    const key = `${name} ${index}`
    for (let time = 0; time < timesEach; time += 1) if (!cache.get(key)) cache.set(key, PAGE)
  }
}

describe('admission by frequency', () => {
  it('keeps every page that was requested once when 2,000 others are requested once', () => {
    const cache = open()
    const keys = warm(cache, 80)
    flood(cache, 2000)
    expect(keys.filter((key) => cache.peek(key))).toHaveLength(80)
  })

  it('keeps pages that are requested more often than each address of a flood', () => {
    const cache = open()
    const keys = warm(cache, 80)
    for (let time = 0; time < 4; time += 1) for (const key of keys) cache.get(key)
    flood(cache, 2000, { timesEach: 3 })
    expect(keys.filter((key) => cache.peek(key))).toHaveLength(80)
  })

  it('does not evict page after page for a client that reads all of them', () => {
    const cache = open()
    const keys = warm(cache, 80)
    flood(cache, 200)
    for (const key of keys.slice(0, 3)) cache.delete(key)
    flood(cache, 3, { name: 'twice', timesEach: 3 })
    const missed = keys.filter((key) => {
      if (cache.get(key)) return false
      cache.set(key, PAGE)
      return true
    })
    expect(missed.length).toBeLessThanOrEqual(6)
  })

  it('admits a page that is requested more often than the kept ones', () => {
    const cache = open()
    const keys = warm(cache, 80)
    flood(cache, 200)
    for (let time = 0; time < 3; time += 1) if (!cache.get('new')) cache.set('new', PAGE)
    flood(cache, 200, { name: 'second' })
    expect(cache.peek('new')).toBe(PAGE)
    expect(keys.filter((key) => cache.peek(key)).length).toBeGreaterThanOrEqual(79)
  })

  it('expires old request counts', () => {
    const cache = open()
    const keys = warm(cache, 80)
    for (let time = 0; time < 20; time += 1) for (const key of keys) cache.get(key)
    // Requests for keys that are not cached also count towards halving.
    for (let index = 0; index < 600_000; index += 1) cache.get('elsewhere')
    for (let index = 0; index < 10; index += 1) flood(cache, 80, { timesEach: 2 })
    expect(keys.filter((key) => cache.peek(key)).length).toBeLessThan(40)
  })

  it('stays within its byte limit', () => {
    const cache = open()
    for (const bytes of [500, 1000, 20_000, 90_000]) {
      for (let index = 0; index < 300; index += 1) {
        cache.get(`${bytes} ${index}`)
        cache.set(`${bytes} ${index}`, { bytes })
      }
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.size.entries).toBeGreaterThan(10)
  })

  it('finds, counts and deletes values that are not admitted yet like admitted ones', () => {
    const cache = open()
    warm(cache, 80)
    flood(cache, 200)
    const { entries, bytes } = cache.size
    cache.delete('flood 199')
    expect(cache.peek('flood 199')).toBeUndefined()
    expect(cache.size.entries).toBe(entries - 1)
    expect(cache.size.bytes).toBe(bytes - PAGE.bytes - 'flood 199'.length)
    const late = { bytes: 1000 }
    cache.set('late', late)
    expect([cache.peek('late'), cache.get('late')]).toEqual([late, late])
    cache.delete('page 0')
    expect(cache.get('page 0')).toBeUndefined()
    expect(cache.get('never')).toBeUndefined()
  })

  it('counts a value once after it is admitted', () => {
    const cache = open()
    warm(cache, 80)
    flood(cache, 200)
    const before = cache.size.entries
    cache.set('new', PAGE)
    for (let time = 0; time < 5; time += 1) expect(cache.get('new')).toBe(PAGE)
    cache.set('new', PAGE)
    expect(cache.size.entries).toBeLessThanOrEqual(before)
    cache.delete('new')
    expect(cache.peek('new')).toBeUndefined()
  })
})
