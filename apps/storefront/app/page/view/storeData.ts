import type { Store, StoreOpeningTimes } from '@vitrine/commerce-client/types/store'
import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import { countries } from '../../config/countries.js'
import { retailer } from '../../config/retailer.js'
import type { Market } from '../market.js'

/** Size of store pictures, px; not part of the API response. */
const PICTURE = { width: 2400, height: 1350 } as const
const DAY_MS = 86_400_000
/** Days of exceptional opening hours that a page contains: longer than any cache lifetime. */
const DAYS_AHEAD = 90

/** View data of a store in the page's market. `today`: ms since 1970. */
export function storeData(store: Store, market: Market, today: number): StoreDetailsData {
  const { id, name = id, city = '', countryCode = '', phone, email, image, latitude, longitude } = store
  const alias = market.locale.alias
  const position = latitude === undefined || longitude === undefined ? null : { lat: latitude, lng: longitude }
  const services = store.c_services ?? []
  const picture = image ? { src: image, alt: '', ...PICTURE } : null
  return {
    id,
    name,
    href: `/${alias}${storePath(store)}`,
    address: addressLines(store),
    city,
    countryCode,
    position,
    hours: store.c_openingTimes ? upcoming(store.c_openingTimes, today) : null,
    phone: phone ? { label: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } : null,
    email: email ? { label: email, href: `mailto:${email}` } : null,
    directionsHref: position && `https://www.openstreetmap.org/directions?to=${position.lat}%2C${position.lng}`,
    appointmentHref: services.some((service) => service.id === 'appointment') ? `/${alias}/appointment/booking` : null,
    services,
    brands: (store.c_brands ?? []).map((brand) => ({ name: brand, href: null })),
    image: picture && { landscape: picture, portrait: null, alt: name },
    adviser: null,
  }
}

/** Path of a store's page; the prefix of its id is the owner. The partner brand's stores are in its section. */
export function storePath({ id, c_partnerBrand: brand }: Pick<Store, 'id' | 'c_partnerBrand'>): string {
  const owner = brand === undefined ? retailer.name.toLowerCase() : retailer.partnerSegment
  const slug = encodeURIComponent(id.startsWith(`${owner}-`) ? id.slice(owner.length + 1) : id)
  return brand === undefined ? `/boutiques/${slug}` : `/${owner}/boutiques/${slug}`
}

/** Stores of the country first, then grouped by country, in platform order. */
export function inCountryOrder(stores: readonly Store[], country: string): readonly Store[] {
  const codes = [...new Set([country, ...stores.map((store) => store.countryCode ?? '')])]
  return codes.flatMap((code) => stores.filter((store) => (store.countryCode ?? '') === code))
}

function addressLines({ address1, address2, postalCode = '', city = '', countryCode }: Store): readonly string[] {
  const country = countries.find(({ code }) => code === countryCode)
  const town = country?.isPostalCodeBelowTown ? [city, postalCode] : [`${postalCode} ${city}`]
  return [address1 ?? '', address2 ?? '', ...town].map((line) => line.trim()).filter((line) => line !== '')
}

function upcoming({ exceptions = [], ...times }: StoreOpeningTimes, today: number): StoreOpeningTimes {
  const [from, to] = [today - DAY_MS, today + DAYS_AHEAD * DAY_MS].map((at) => new Date(at).toISOString().slice(0, 10))
  return { ...times, exceptions: exceptions.filter(({ date }) => date >= (from ?? '') && date <= (to ?? '')) }
}
