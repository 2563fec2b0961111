import { describe, expect, it } from 'vitest'
import { instantOf, knownTimeZone, timeLeft, timeToNextStep } from './timeLeft.js'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

const words = (left: number) => {
  const result = timeLeft(left)
  return result.kind === 'counting' ? result.units.map(({ unit, value }) => `${value} ${unit}`).join(' ') : result.kind
}

describe('timeLeft', () => {
  it.each([
    [0, 'ended'],
    [-5, 'ended'],
    [1, '0 hour 0 minute 0 second'],
    [61.5 * SECOND, '0 hour 1 minute 1 second'],
    [DAY - 1, '23 hour 59 minute 59 second'],
    [DAY, '1 day 0 hour 0 minute'],
    [3 * DAY + 4 * HOUR + 720 * SECOND, '3 day 4 hour 12 minute'],
    [60 * DAY, '60 day 0 hour 0 minute'],
    [60 * DAY + 1, 'far'],
    [Number.POSITIVE_INFINITY, 'far'],
  ])('returns at %d ms before the end: %s', (left, expected) => {
    expect(words(left)).toBe(expected)
  })
})

describe('timeToNextStep', () => {
  it.each([
    [0, null],
    [-1, null],
    [1400, 400],
    [2000, 1000],
    [DAY, 1000],
    [DAY + 90 * SECOND, 30 * SECOND],
    [61 * DAY, HOUR],
    [60 * DAY + 500, 501],
  ])('at %d ms before the end is %s', (left, expected) => {
    expect(timeToNextStep(left)).toBe(expected)
  })
})

describe('instantOf', () => {
  it.each([
    '2026-12-24T18:00:00+01:00',
    '2026-12-24T18:00+01:00',
    '2026-12-24T17:00:00.000Z',
    '2026-12-24T18:00:00+0100',
  ])('reads %s', (iso) => {
    expect(instantOf(iso)).toBe(Date.UTC(2026, 11, 24, 17))
  })

  it.each(['', 'soon', '2026-12-24', '2026-12-24T18:00:00', '2026-13-45T18:00:00Z', '1e99'])('rejects “%s”', (iso) => {
    expect(instantOf(iso)).toBeNull()
  })
})

describe('knownTimeZone', () => {
  it('returns the time zone, or UTC when it is unknown', () => {
    expect(knownTimeZone('Europe/Zurich')).toBe('Europe/Zurich')
    expect(knownTimeZone('Lake/Geneva')).toBe('UTC')
    expect(knownTimeZone('')).toBe('UTC')
  })
})
