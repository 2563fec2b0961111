import { describe, expect, it } from 'vitest'
import { createTokenRateLimit } from './tokenRateLimit.js'

describe('createTokenRateLimit', () => {
  it('refuses the first call over the limit of a minute, and allows calls again in the next minute', () => {
    let now = 0
    const count = createTokenRateLimit(2, () => now)
    expect([count('a'), count('a'), count('a')].map(({ isExceeded }) => isExceeded)).toEqual([false, false, true])
    now = 60_000
    expect(count('a').isExceeded).toBe(false)
  })

  it('counts clients separately', () => {
    const count = createTokenRateLimit(1, () => 0)
    count('a')
    expect(count('b').isExceeded).toBe(false)
  })

  it('reports how many calls and seconds are left', () => {
    let now = 0
    const count = createTokenRateLimit(10, () => now)
    count('a')
    now = 15_000
    expect(count('a').headers).toMatchObject({ 'X-RateLimit-1M-Remaining': '8', 'X-RateLimit-1M-Reset': '45' })
  })
})
