import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { NOON, stores } from '../../../test/stores.js'
import { OpeningHours } from './OpeningHours.js'

const hours = stores[0]?.hours ?? null

describeComponent('OpeningHours', OpeningHours, { hours, now: NOON }, ['table', 'caption'])

describe('OpeningHours', () => {
  const textAt = (now: string | undefined, locale?: string) =>
    textOf(renderUi(<OpeningHours hours={hours} now={now === undefined ? now : Date.parse(now)} />, locale))

  it('marks today in the time zone of the boutique', () => {
    expect(textAt('2026-12-01T23:30:00Z')).toContain('Wednesday today')
  })

  it('omits exceptional days in the past', () => {
    expect(textAt('2026-12-25T12:00:00Z')).not.toContain('Christmas Eve')
    expect(textAt('2026-12-27T12:00:00Z')).not.toContain('Other hours')
  })

  it('marks no day and keeps all days in cacheable HTML', () => {
    expect(textAt(undefined)).not.toContain('today')
    expect(textAt(undefined)).toContain('Christmas Eve')
  })

  it('renders one row per day, Monday first, whatever the order of the data', () => {
    const week = [
      { day: 'tuesday', spans: [{ from: '10:00', to: '12:00' }] },
      { day: 'monday', spans: [] },
      { day: 'tuesday', spans: [{ from: '14:00', to: '18:00' }] },
    ] as const
    const words = textOf(renderUi(<OpeningHours hours={{ timeZone: 'Europe/Zurich', week }} />))
    expect(words).toContain('MondayClosedTuesday10:00–12:0014:00–18:00')
    expect(words.match(/Tuesday/g)).toHaveLength(1)
  })

  it('shows an invalid time unchanged', () => {
    const week = [{ day: 'monday', spans: [{ from: '9:75', to: '25:00' }] }] as const
    expect(textOf(renderUi(<OpeningHours hours={{ timeZone: 'Europe/Zurich', week }} />))).toContain('9:75–25:00')
  })

  it('renders nothing without a week', () => {
    expect(renderUi(<OpeningHours hours={null} />)).toBe('')
    expect(renderUi(<OpeningHours hours={{ timeZone: 'Europe/Zurich', week: [] }} />)).toBe('')
  })
})
