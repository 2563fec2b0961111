import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { NOON, stores } from '../../../test/stores.js'
import { distanceText } from './distanceText.js'
import { StoreCard } from './StoreCard.js'

const [store] = stores
if (!store) throw new Error('The test data in stores.ts contains no boutique.')

describeComponent('StoreCard', StoreCard, { store, now: NOON }, ['name', 'address', 'ways'])
describeComponent('StoreCard with a map', StoreCard, { store, onSelect: () => {} }, ['onMap'])

describe('StoreCard', () => {
  it('renders no map button for a boutique without a position', () => {
    expect(renderUi(<StoreCard store={{ ...store, position: null }} onSelect={() => {}} />)).not.toContain('<button')
  })

  it('shows the available data', () => {
    const sparse = { ...store, href: null, hours: null, phone: null, directionsHref: null, appointmentHref: null }
    const words = textOf(renderUi(<StoreCard store={{ ...sparse, address: [], services: [] }} now={NOON} />))
    expect(words).toBe('Halbrenn Zürich Bahnhofstrasse')
  })
})

describe('distanceText', () => {
  it.each([
    ['de-CH', 0, '0 m'],
    ['de-CH', 380, '400 m'],
    ['de-CH', 2449, '2.4 km'],
    ['de-DE', 2449, '2,4 km'],
    ['de-CH', 224_000, '224 km'],
    ['en-GB', 2449, '1.5 mi'],
    ['en-CH', 2449, '2.4 km'],
  ])('formats in %s %i metres as %s', (locale, metres, words) => {
    expect(distanceText(createIntl({ locale }), metres)?.replaceAll(/\s/g, ' ')).toBe(words)
  })

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('returns null for %d', (metres) => {
    expect(distanceText(createIntl({ locale: 'en-GB' }), metres)).toBeNull()
  })
})
