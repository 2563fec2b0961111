import type { Store, StoreOpeningTimes } from '@vitrine/commerce-client/types/store'
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

/** A boutique, on its own page; null without the name and street that it must have. */
export function jewelryStore(store: Store, url: string, site: SiteFacts): WithContext<JewelryStore> | null {
  if (!store.name || !store.address1 || !store.city) return null
  const { latitude, longitude } = store
  const image = store.image ? pictureUrl(store.image, site.origin) : null
  const hours = store.c_openingTimes ? openingHours(store.c_openingTimes) : []
  return {
    '@context': 'https://schema.org',
    '@type': 'JewelryStore',
    '@id': `${url}#store`,
    url,
    name: store.name,
    parentOrganization: { '@id': organizationId(site.origin) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [store.address1, store.address2].filter(Boolean).join(', '),
      ...(store.postalCode && { postalCode: store.postalCode }),
      addressLocality: store.city,
      addressCountry: store.countryCode ?? site.market.country.code,
    },
    ...(store.phone && { telephone: store.phone.replaceAll(' ', '') }),
    ...(store.email && { email: store.email }),
    ...(image && { image }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

/** Usual days, then the days that are not as usual; a day without spans opens and closes at 00:00. */
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
