import { describe, expect, it } from 'vitest'
import { formatDay } from './formatDay.js'

describe('formatDay', () => {
  it.each([
    ['en-GB', '3 December 2026'],
    ['de-CH', '3. Dezember 2026'],
    ['fr-CH', '3 décembre 2026'],
    ['da-DK', '3. december 2026'],
  ])('formats a day in %s', (locale, text) => {
    expect(formatDay('2026-12-03', locale)).toBe(text)
  })

  it('formats the same day west and east of Greenwich', () => {
    expect(formatDay('2026-01-01', 'en-US')).toBe('January 1, 2026')
  })

  it('returns an invalid day unchanged', () => {
    expect(formatDay('soon', 'en-GB')).toBe('soon')
  })
})
