import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { OpeningHours } from '../src/components/OpeningHours/OpeningHours.js'
import { OpeningStatus } from '../src/components/OpeningStatus/OpeningStatus.js'
import { StoreAvailability } from '../src/components/StoreAvailability/StoreAvailability.js'
import { StoreCard } from '../src/components/StoreCard/StoreCard.js'
import { StoreFinder } from '../src/components/StoreFinder/StoreFinder.js'
import { StoreLocationDetails } from '../src/components/StoreLocationDetails/StoreLocationDetails.js'
import { StoreLocator } from '../src/components/StoreLocator/StoreLocator.js'
import { StoreMap } from '../src/components/StoreMap/StoreMap.js'
import { renderUi, textOf } from './renderUi.js'
import { faults, spoil } from './spoil.js'
import { availabilityItems, NOON, storeDetails, stores, storesNearZurich, zurich } from './stores.js'

type Bad = <Data extends object>(data: Data) => Data

const { hours } = storeDetails
const finder = { action: '/stores', title: 'Boutiques', text: 'Come by', countries: ['CH', 'DE'] }

/** Every component that renders store data, with all optional data. */
const parts: Readonly<Record<string, (bad: Bad) => ReactNode>> = {
  OpeningHours: (bad) => <OpeningHours hours={hours && bad(hours)} now={NOON} />,
  OpeningStatus: (bad) => <OpeningStatus hours={hours && bad(hours)} now={NOON} />,
  StoreAvailability: (bad) => <StoreAvailability {...bad({ items: availabilityItems })} now={NOON} />,
  StoreCard: (bad) => <StoreCard store={bad(storeDetails)} now={NOON} />,
  StoreFinder: (bad) => <StoreFinder {...bad(finder)} />,
  StoreLocationDetails: (bad) => <StoreLocationDetails store={bad(storeDetails)} now={NOON} />,
  StoreLocator: (bad) => <StoreLocator {...bad({ finder, stores: storesNearZurich, place: zurich })} now={NOON} />,
  StoreMap: (bad) => <StoreMap {...bad({ stores, place: zurich })} />,
}

const more = {
  ...faults,
  'invalid hours': (key: string, value: unknown) =>
    ['from', 'to', 'date'].includes(key) ? 'whenever' : key === 'timeZone' ? 'Europe/Atlantis' : value,
  'invalid distances': (key: string, value: unknown) => (key === 'distance' ? Number.NaN : value),
}

describe.each(Object.entries(more))('with %s', (_fault, change) => {
  it.each(Object.entries(parts))('%s renders as intended', (_name, part) => {
    const html = renderUi(part((data) => spoil(data, change)))
    expect(textOf(html)).not.toMatch(/\b(?:undefined|null|NaN|Invalid)\b|\[object|∞/)
    expect(html).not.toMatch(/="(?:undefined|null|NaN|Infinity|\[object Object\])"/)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('style=')
  })
})
