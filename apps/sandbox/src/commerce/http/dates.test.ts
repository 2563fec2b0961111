import { expect, it } from 'vitest'
import { isDate, isDateTime } from './dates.js'

it.each([
  ['2026-11-22', true],
  ['2024-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['22.11.2026', false],
  ['2026-11-22T00:00:00Z', false],
  ['', false],
  [20261122, false],
])('isDate(%s) is %s', (value, expected) => {
  expect(isDate(value)).toBe(expected)
})

it.each([
  ['2026-11-22T09:30:00Z', true],
  ['2026-11-22T09:30:00.123Z', true],
  ['2026-11-22T09:30Z', true],
  ['2026-11-22T09:30:00+01:00', true],
  ['2026-11-22T09:30:00', false],
  ['2026-11-22T25:00:00Z', false],
  ['2026-02-30T09:30:00Z', false],
  ['2026-11-22', false],
  ['soon', false],
  [null, false],
])('isDateTime(%s) is %s', (value, expected) => {
  expect(isDateTime(value)).toBe(expected)
})
