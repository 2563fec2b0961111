import { describe, expect, it } from 'vitest'
import { deliveryWindow } from './deliveryWindow.js'

const friday = new Date('2026-11-20T16:30:00Z')
const daysOf = (fields: Readonly<Record<string, unknown>>, today = friday) => {
  const found = deliveryWindow(
    { c_deliveryDaysMin: fields['c_deliveryDaysMin'], c_deliveryDaysMax: fields['c_deliveryDaysMax'] },
    today,
  )
  return found && [found.first, found.last].map((day) => day.toISOString().slice(0, 16))
}

describe('deliveryWindow', () => {
  it.each([
    [
      'counts working days only',
      { c_deliveryDaysMin: 2, c_deliveryDaysMax: 4 },
      ['2026-11-24T00:00', '2026-11-26T00:00'],
    ],
    [
      'is one day when both are equal',
      { c_deliveryDaysMin: 1, c_deliveryDaysMax: 1 },
      ['2026-11-23T00:00', '2026-11-23T00:00'],
    ],
    ['is one day without a minimum', { c_deliveryDaysMax: 6 }, ['2026-11-30T00:00', '2026-11-30T00:00']],
    ['may be today', { c_deliveryDaysMin: 0, c_deliveryDaysMax: 1 }, ['2026-11-20T00:00', '2026-11-23T00:00']],
  ])('%s', (_, fields, days) => {
    expect(daysOf(fields)).toEqual(days)
  })

  it('does not end on a weekend when ordered on one', () => {
    const sunday = new Date('2026-11-22T00:00:00Z')
    expect(daysOf({ c_deliveryDaysMin: 0, c_deliveryDaysMax: 1 }, sunday)).toEqual([
      '2026-11-23T00:00',
      '2026-11-23T00:00',
    ])
  })

  it.each([
    ['no fields', {}],
    ['a minimum only', { c_deliveryDaysMin: 2 }],
    ['text', { c_deliveryDaysMin: '2', c_deliveryDaysMax: '4' }],
    ['fractions', { c_deliveryDaysMax: 1.5 }],
    ['negative days', { c_deliveryDaysMin: -1, c_deliveryDaysMax: 4 }],
    ['a minimum above the maximum', { c_deliveryDaysMin: 5, c_deliveryDaysMax: 4 }],
    ['an absurd time', { c_deliveryDaysMax: 1e9 }],
  ])('is unknown for %s', (_, fields) => {
    expect(daysOf(fields)).toBeNull()
  })
})
