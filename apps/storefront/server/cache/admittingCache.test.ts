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

/** Asks once for each of many keys, as a flood does. */
function flood(cache: ReturnType<typeof open>, count: number, { name = 'flood', timesEach = 1 } = {}) {
  for (let index = 0; index < count; index += 1) {
    const key = `${name} ${index}`
    for (let time = 0; time < timesEach; time += 1) if (!cache.get(key)) cache.set(key, PAGE)
  }
}

describe('admission by frequency', () => {
  it('keeps every page that was asked for once when 2,000 others are asked for once', () => {
    const cache = open()
    const keys = warm(cache, 80)
    flood(cache, 2000)
    expect(keys.filter((key) => cache.peek(key))).toHaveLength(80)
  })

  it('keeps pages that are asked for more often than each address of a flood', () => {
    const cache = open()
    const keys = warm(cache, 80)
    for (let time = 0; time < 4; time += 1) for (const key of keys) cache.get(key)
    flood(cache, 2000, { timesEach: 3 })
    expect(keys.filter((key) => cache.peek(key))).toHaveLength(80)
  })

  it('does not lose one page after the other to a reader of all of them, once a few were displaced', () => {
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

  it('lets a page in that is wanted more often than what is kept', () => {
    const cache = open()
    const keys = warm(cache, 80)
    flood(cache, 200)
    for (let time = 0; time < 3; time += 1) if (!cache.get('new')) cache.set('new', PAGE)
    flood(cache, 200, { name: 'second' })
    expect(cache.peek('new')).toBe(PAGE)
    expect(keys.filter((key) => cache.peek(key)).length).toBeGreaterThanOrEqual(79)
  })

  it('forgets what was wanted long ago', () => {
    const cache = open()
    const keys = warm(cache, 80)
    for (let time = 0; time < 20; time += 1) for (const key of keys) cache.get(key)
    // Requests for nothing that is kept halve every count in time.
    for (let index = 0; index < 600_000; index += 1) cache.get('elsewhere')
    for (let index = 0; index < 10; index += 1) flood(cache, 80, { timesEach: 2 })
    expect(keys.filter((key) => cache.peek(key)).length).toBeLessThan(40)
  })

  it('stays within its bytes', () => {
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
})
