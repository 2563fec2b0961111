import type { StoreOpeningTimes } from '@vitrine/commerce-client/types/store'
import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import type { DayOfWeek, JewelryStore, OpeningHoursSpecification, WithContext } from 'schema-dts'
import { organizationId } from './organization.js'
import { pictureUrl, type SiteFacts } from './siteFacts.js'

const days = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Record<string, DayOfWeek>

/** A store as shown on its own page; null without a street, which is required. */
export function jewelryStore(store: StoreDetailsData, url: string, site: SiteFacts): WithContext<JewelryStore> | null {
  const { street, postalCode } = addressParts(store)
  if (store.name === '' || street === '' || store.city === '') return null
  const { position, phone, email } = store
  const image = store.image ? pictureUrl(store.image.landscape.src, site.origin) : null
  const hours = store.hours ? openingHours(store.hours) : []
  return {
    '@context': 'https://schema.org',
    '@type': 'JewelryStore',
    '@id': `${url}#store`,
    url,
    name: store.name,
    parentOrganization: { '@id': organizationId(site.origin) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      ...(postalCode && { postalCode }),
      addressLocality: store.city,
      addressCountry: store.countryCode || site.market.country.code,
    },
    ...(phone && { telephone: phone.href.replace('tel:', '') }),
    ...(email && { email: email.href.replace('mailto:', '') }),
    ...(image && { image }),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

/** The lines above the town are the street; text beside or below the town is the postal code. */
function addressParts({ address, city }: Pick<StoreDetailsData, 'address' | 'city'>) {
  const town = address.findIndex((line) => line.includes(city))
  const street = (town === -1 ? address : address.slice(0, town)).join(', ')
  const postalCode = town === -1 ? '' : address.slice(town).join(' ').replace(city, '').trim()
  return { street, postalCode }
}

/** Regular hours, then exceptions; a day without opening hours opens and closes at 00:00. */
function openingHours({ week, exceptions = [] }: StoreOpeningTimes): OpeningHoursSpecification[] {
  const usual = week.flatMap(({ day, spans }) => spans.map((span) => specification(span, { dayOfWeek: days[day] })))
  const special = exceptions.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans : [{ from: '00:00', to: '00:00' }]).map((span) =>
      specification(span, { validFrom: date, validThrough: date }),
    ),
  )
  return [...usual, ...special]
}

function specification(
  { from, to }: { readonly from: string; readonly to: string },
  when: { readonly dayOfWeek: DayOfWeek } | { readonly validFrom: string; readonly validThrough: string },
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', ...when, opens: from, closes: to === '24:00' ? '23:59' : to }
}
