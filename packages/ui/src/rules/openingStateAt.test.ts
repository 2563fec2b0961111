import { describe, expect, it } from 'vitest'
import { localDate, type OpeningTimes, openingStateAt, WEEKDAYS } from './openingStateAt.js'

const usual = [{ from: '10:00', to: '18:30' }]
const zurich: OpeningTimes = {
  timeZone: 'Europe/Zurich',
  week: WEEKDAYS.map((day) => ({ day, spans: day === 'sunday' ? [] : usual })),
  exceptions: [
    { date: '2026-12-24', label: 'Christmas Eve', spans: [{ from: '10:00', to: '16:00' }] },
    { date: '2026-12-25', spans: [] },
    { date: '2026-12-26', spans: [] },
  ],
}
/** An instant given as local time in Zürich; winter time by default. */
const at = (local: string, offset = '+01:00') => Date.parse(`${local}:00${offset}`)

describe('openingStateAt', () => {
  it.each([
    [
      'a moment before it opens',
      '2026-12-01T09:59',
      { kind: 'closed', opens: { daysAhead: 0, date: '2026-12-01', at: '10:00' } },
    ],
    ['the minute it opens', '2026-12-01T10:00', { kind: 'open', until: '18:30' }],
    ['the last minute', '2026-12-01T18:29', { kind: 'open', until: '18:30' }],
    [
      'the minute it closes',
      '2026-12-01T18:30',
      { kind: 'closed', opens: { daysAhead: 1, date: '2026-12-02', at: '10:00' } },
    ],
    [
      'the evening before Sunday',
      '2026-12-05T20:00',
      { kind: 'closed', opens: { daysAhead: 2, date: '2026-12-07', at: '10:00' } },
    ],
    ['an exceptional day', '2026-12-24T15:00', { kind: 'open', until: '16:00' }],
    [
      'after it, before holidays and a Sunday',
      '2026-12-24T17:00',
      { kind: 'closed', opens: { daysAhead: 4, date: '2026-12-28', at: '10:00' } },
    ],
  ] as const)('returns at %s', (_when, local, state) => {
    expect(openingStateAt(zurich, at(local))).toEqual(state)
  })

  it('uses the boutique’s time zone, including summer time', () => {
    expect(openingStateAt(zurich, at('2026-07-01T18:29', '+02:00'))).toEqual({ kind: 'open', until: '18:30' })
    expect(openingStateAt({ ...zurich, timeZone: 'Europe/London' }, at('2026-12-01T10:30'))).toMatchObject({
      kind: 'closed',
    })
  })

  it('supports a lunch break, whatever the order of the spans', () => {
    const spans = [
      { from: '14:00', to: '19:00' },
      { from: '10:00', to: '12:30' },
    ]
    const times = { ...zurich, week: WEEKDAYS.map((day) => ({ day, spans })) }
    expect(openingStateAt(times, at('2026-12-01T11:00'))).toEqual({ kind: 'open', until: '12:30' })
    expect(openingStateAt(times, at('2026-12-01T13:00'))).toMatchObject({ opens: { daysAhead: 0, at: '14:00' } })
  })

  it('supports a span that ends after midnight', () => {
    const times: OpeningTimes = {
      timeZone: 'Europe/Zurich',
      week: [{ day: 'saturday', spans: [{ from: '20:00', to: '02:00' }] }],
    }
    expect(openingStateAt(times, at('2026-12-05T23:00'))).toEqual({ kind: 'open', until: '02:00' })
    expect(openingStateAt(times, at('2026-12-06T01:59'))).toEqual({ kind: 'open', until: '02:00' })
    expect(openingStateAt(times, at('2026-12-06T02:00'))).toMatchObject({ kind: 'closed' })
  })

  it('merges a day that is listed twice', () => {
    const times: OpeningTimes = {
      timeZone: 'Europe/Zurich',
      week: [
        { day: 'tuesday', spans: [{ from: '10:00', to: '12:00' }] },
        { day: 'tuesday', spans: [{ from: '14:00', to: '18:00' }] },
      ],
    }
    expect(openingStateAt(times, at('2026-12-01T15:00'))).toEqual({ kind: 'open', until: '18:00' })
  })

  it('returns 24:00 for the end of a day', () => {
    const times = { ...zurich, exceptions: [{ date: '2026-12-01', spans: [{ from: '10:00', to: '24:00' }] }] }
    expect(openingStateAt(times, at('2026-12-01T23:59'))).toEqual({ kind: 'open', until: '24:00' })
  })

  it('is closed without a next opening when no day is open', () => {
    const times = { ...zurich, week: WEEKDAYS.map((day) => ({ day, spans: [] })) }
    expect(openingStateAt(times, at('2026-12-01T12:00'))).toEqual({ kind: 'closed', opens: null })
  })

  it.each([
    ['no week', { ...zurich, week: [] }, at('2026-12-01T12:00')],
    ['an unknown time zone', { ...zurich, timeZone: 'Europe/Atlantis' }, at('2026-12-01T12:00')],
    ['an invalid instant', zurich, Number.NaN],
  ])('returns null for %s', (_what, times, instant) => {
    expect(openingStateAt(times, instant)).toEqual({ kind: 'unknown' })
  })

  it('ignores invalid spans', () => {
    const spans = [{ from: 'ten', to: '18:00' }, { from: '25:00', to: '26:00' }, ...usual]
    const times = { ...zurich, week: [{ day: 'tuesday' as const, spans }] }
    expect(openingStateAt(times, at('2026-12-01T12:00'))).toEqual({ kind: 'open', until: '18:30' })
  })
})

describe('localDate', () => {
  it('returns the date in the time zone', () => {
    expect(localDate('Europe/Zurich', Date.parse('2026-12-01T23:30:00Z'))).toBe('2026-12-02')
    expect(localDate('Europe/Atlantis', 0)).toBeNull()
  })
})
