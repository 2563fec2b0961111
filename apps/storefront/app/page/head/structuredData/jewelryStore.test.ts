import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import { describe, expect, it } from 'vitest'
import { sites } from '../../../config/sites.js'
import { marketOf } from '../../market.js'
import { jewelryStore } from './jewelryStore.js'

const [locale] = sites.flatMap(({ l10n }) => l10n.supportedLocales)
if (!locale) throw new Error('No locale is configured.')
const site = { origin: 'https://vitrine.example', market: marketOf(locale) }
const url = 'https://vitrine.example/ch/de/boutiques/zurich'

describe('a boutique', () => {
  const store: StoreDetailsData = {
    id: 'zurich',
    name: 'Halbrenn Zürich',
    href: '/ch/de/boutiques/zurich',
    address: ['Uferweg 18', '8001 Zürich'],
    city: 'Zürich',
    countryCode: 'CH',
    position: { lat: 47.37, lng: 8.54 },
    hours: {
      timeZone: 'Europe/Zurich',
      week: [
        { day: 'monday', spans: [] },
        {
          day: 'tuesday',
          spans: [
            { from: '10:00', to: '12:00' },
            { from: '13:00', to: '24:00' },
          ],
        },
      ],
      exceptions: [{ date: '2026-12-25', spans: [] }],
    },
    phone: { label: '+41 44', href: 'tel:+41445550130' },
    email: null,
    directionsHref: null,
    appointmentHref: null,
    services: [],
    brands: [],
    image: null,
    adviser: null,
  }

  it('has its address, coordinates, telephone and opening hours', () => {
    expect(jewelryStore(store, url, site)).toMatchObject({
      '@type': 'JewelryStore',
      address: { streetAddress: 'Uferweg 18', postalCode: '8001', addressLocality: 'Zürich', addressCountry: 'CH' },
      geo: { latitude: 47.37, longitude: 8.54 },
      telephone: '+41445550130',
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Tuesday', opens: '10:00', closes: '12:00' },
        { dayOfWeek: 'https://schema.org/Tuesday', opens: '13:00', closes: '23:59' },
        { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
    })
  })

  it('parses a British address with the postal code below the town', () => {
    const british = { ...store, address: ['9 Albion Row', 'London', 'W1J 0AA'], city: 'London', countryCode: 'GB' }
    expect(jewelryStore(british, url, site)).toMatchObject({
      address: { streetAddress: '9 Albion Row', postalCode: 'W1J 0AA', addressLocality: 'London' },
    })
  })

  it('is omitted without a street', () => {
    expect(jewelryStore({ ...store, address: [] }, url, site)).toBeNull()
  })
})
