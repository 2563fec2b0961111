import type { ExceptionalDay, OpeningSpan, OpeningTimes } from '../src/components/OpeningStatus/OpeningStatus.js'
import type { StoreAvailabilityItem } from '../src/components/StoreAvailability/StoreAvailability.js'
import type { StoreData, StoreService } from '../src/components/StoreCard/StoreCard.js'
import type { StoreDetailsData } from '../src/components/StoreLocationDetails/StoreLocationDetails.js'
import { scene, sceneCrop } from './media.js'

/** A Tuesday in December, noon in Zürich. */
export const NOON = Date.parse('2026-12-01T12:00:00+01:00')

const services = {
  watchmaker: { id: 'watchmaker', label: 'Watchmaker' },
  preOwned: { id: 'preOwned', label: 'Pre-owned' },
  jewellery: { id: 'jewellery', label: 'Jewellery atelier' },
  corvane: { id: 'corvane', label: 'Corvane room' },
} as const satisfies Record<string, StoreService>

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

function hours(timeZone: string, weekday: readonly OpeningSpan[], saturday: readonly OpeningSpan[]): OpeningTimes {
  const exceptions: readonly ExceptionalDay[] = [
    { date: '2026-12-24', label: 'Christmas Eve', spans: [{ from: '10:00', to: '16:00' }] },
    { date: '2026-12-25', label: 'Christmas Day', spans: [] },
    { date: '2026-12-26', spans: [] },
  ]
  return {
    timeZone,
    week: [
      ...DAYS.map((day) => ({ day, spans: weekday })),
      { day: 'saturday', spans: saturday },
      { day: 'sunday', spans: [] },
    ],
    exceptions,
  }
}

const span = (from: string, to: string): OpeningSpan => ({ from, to })

type Short = Pick<StoreData, 'id' | 'name' | 'city' | 'countryCode' | 'address' | 'position'> & {
  readonly phone: string
  readonly hours: OpeningTimes
  readonly services: readonly StoreService[]
}

const store = ({ phone, ...rest }: Short): StoreData => ({
  ...rest,
  href: `/stores/${rest.id}`,
  phone: { label: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  directionsHref: `https://maps.example/?to=${rest.position?.lat},${rest.position?.lng}`,
  appointmentHref: `/appointments?store=${rest.id}`,
})

/** Boutiques of an invented brand in six countries. */
export const stores: readonly StoreData[] = [
  store({
    id: 'zurich-bahnhofstrasse',
    name: 'Halbrenn Zürich Bahnhofstrasse',
    city: 'Zürich',
    countryCode: 'CH',
    address: ['Bahnhofstrasse 100', '8001 Zürich'],
    position: { lat: 47.3744, lng: 8.5388 },
    phone: '+41 44 555 01 23',
    hours: hours('Europe/Zurich', [span('10:00', '18:30')], [span('10:00', '17:00')]),
    services: [services.watchmaker, services.preOwned, services.corvane],
  }),
  store({
    id: 'geneva-rhone',
    name: 'Halbrenn Genève Rue du Rhône',
    city: 'Genève',
    countryCode: 'CH',
    address: ['Rue du Rhône 212', '1204 Genève'],
    position: { lat: 46.2039, lng: 6.1496 },
    phone: '+41 22 555 01 47',
    hours: hours('Europe/Zurich', [span('10:00', '12:30'), span('14:00', '18:30')], [span('10:00', '17:00')]),
    services: [services.watchmaker, services.jewellery],
  }),
  store({
    id: 'munich-residenz',
    name: 'Halbrenn München Residenzstraße',
    city: 'München',
    countryCode: 'DE',
    address: ['Residenzstraße 90', '80333 München'],
    position: { lat: 48.1404, lng: 11.5783 },
    phone: '+49 89 5550 1230',
    hours: hours('Europe/Berlin', [span('10:00', '19:00')], [span('10:00', '18:00')]),
    services: [services.watchmaker, services.preOwned],
  }),
  store({
    id: 'vienna-kohlmarkt',
    name: 'Halbrenn Wien Kohlmarkt',
    city: 'Wien',
    countryCode: 'AT',
    address: ['Kohlmarkt 60', '1010 Wien'],
    position: { lat: 48.2091, lng: 16.3677 },
    phone: '+43 1 555 01 23',
    hours: hours('Europe/Vienna', [span('10:00', '18:30')], [span('10:00', '17:00')]),
    services: [services.jewellery],
  }),
  store({
    id: 'paris-paix',
    name: 'Halbrenn Paris Rue de la Paix',
    city: 'Paris',
    countryCode: 'FR',
    address: ['140, rue de la Paix', '75002 Paris'],
    position: { lat: 48.8693, lng: 2.3317 },
    phone: '+33 1 55 50 12 30',
    hours: hours('Europe/Paris', [span('11:00', '19:00')], [span('11:00', '19:00')]),
    services: [services.jewellery, services.corvane],
  }),
  store({
    id: 'copenhagen-ostergade',
    name: 'Halbrenn København Østergade',
    city: 'København',
    countryCode: 'DK',
    address: ['Østergade 120', '1100 København K'],
    position: { lat: 55.6796, lng: 12.5829 },
    phone: '+45 55 50 12 30',
    hours: hours('Europe/Copenhagen', [span('10:00', '18:00')], [span('10:00', '16:00')]),
    services: [services.watchmaker],
  }),
  store({
    id: 'london-mount-street',
    name: 'Halbrenn London Mount Street',
    city: 'London',
    countryCode: 'GB',
    address: ['250 Mount Street', 'London W1K 2TX'],
    position: { lat: 51.5103, lng: -0.1497 },
    phone: '+44 20 5550 1230',
    hours: hours('Europe/London', [span('10:00', '18:00')], [span('11:00', '17:00')]),
    services: [services.preOwned, services.jewellery],
  }),
]

const KILOMETRES = [0.4, 224, 242, 591, 489, 957, 776]

/** The same with distances from the centre of Zürich. */
export const storesNearZurich: readonly StoreData[] = stores.map((store, index) => ({
  ...store,
  distance: (KILOMETRES[index] ?? 0) * 1000,
}))

/** A geocoder result for Zürich (Spec §3 "Geocode result"). */
export const zurich = {
  lat: 47.3769,
  lng: 8.5417,
  formattedAddress: '8001 Zürich, Switzerland',
  city: 'Zürich',
  country: 'Switzerland',
  countryCode: 'CH',
  zoomLevel: 11,
}

/** The first of them with all data of its page. */
export const storeDetails: StoreDetailsData = {
  ...firstOf(stores),
  image: scene('boutique'),
  text: 'Three rooms towards the lake: watches at the front, jewellery in the middle and, at the back, the workshop, where one may look on.',
  email: { label: 'zuerich@halbrenn.example', href: 'mailto:zuerich@halbrenn.example' },
  brands: ['Aurelune', 'Tessmohr', 'Brandvold', 'Sérance', 'Ilvane', 'Kestrelle'].map((name) => ({
    name,
    href: `/${name.toLowerCase()}`,
  })),
  adviser: {
    name: 'Ida Lindqvist',
    role: 'Head of the boutique, watchmaker by trade',
    text: 'If you let me know what you have in mind, the pieces lie ready when you arrive, and we have time.',
    image: sceneCrop('workshop', 'portrait'),
    phone: { label: '+41 44 555 01 24', href: 'tel:+41445550124' },
    email: { label: 'ida.lindqvist@halbrenn.example', href: 'mailto:ida.lindqvist@halbrenn.example' },
  },
}

function firstOf([first]: readonly StoreData[]): StoreData {
  if (!first) throw new Error('The test data in stores.ts contains no boutique.')
  return first
}

/** Three boutiques with different availability of a product. */
export const availabilityItems: readonly StoreAvailabilityItem[] = storesNearZurich.slice(0, 3).map((store, index) => ({
  store,
  availability: (['inStock', 'lastItem', 'onOrder'] as const)[index] ?? 'inStock',
  reserveHref: `/appointments?store=${store.id}&product=2104-310-1`,
}))
