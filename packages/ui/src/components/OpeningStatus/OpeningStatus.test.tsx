import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { NOON, stores } from '../../../test/stores.js'
import { OpeningStatus } from './OpeningStatus.js'

const hours = stores[0]?.hours ?? null

describeComponent('OpeningStatus', OpeningStatus, { hours, now: NOON })

describe('OpeningStatus', () => {
  const textAt = (local: string, locale?: string) =>
    textOf(renderUi(<OpeningStatus hours={hours} now={Date.parse(`${local}:00+01:00`)} />, locale))

  it.each([
    ['2026-12-01T12:00', 'Open until 18:30'],
    ['2026-12-01T09:00', 'Closed, opens at 10:00'],
    ['2026-12-01T19:00', 'Closed, opens tomorrow at 10:00'],
    ['2026-12-05T19:00', 'Closed, opens on Monday at 10:00'],
  ])('shows at %s: %s', (local, words) => {
    expect(textAt(local)).toBe(words)
  })

  it('formats the time for the shopper’s locale', () => {
    expect(textAt('2026-12-01T12:00', 'da-DK')).toContain('18.30')
  })

  it('omits the time in cacheable HTML and reserves its space', () => {
    expect(renderUi(<OpeningStatus hours={hours} />)).toMatch(/^<p[^>]*><\/p>$/)
  })

  it('renders nothing when the hours are unknown', () => {
    expect(renderUi(<OpeningStatus hours={null} now={NOON} />)).toBe('')
    expect(renderUi(<OpeningStatus hours={{ timeZone: 'Nowhere', week: hours?.week ?? [] }} now={NOON} />)).toBe('')
  })
})
