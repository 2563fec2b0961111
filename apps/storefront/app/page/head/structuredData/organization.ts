import type { OnlineStore, WithContext } from 'schema-dts'
import { retailer } from '../../../config/retailer.js'
import { returnPolicy } from './returnPolicy.js'
import { shippingService } from './shipping.js'
import type { SiteFacts } from './siteFacts.js'

/** Stable id for references from other objects. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`
}

/**
 * The retailer, on every page (Spec §1 "Structured data"): description, customer-service telephone, head-office address for
 * the country of the locale, and the return policy of all offers.
 */
export function organization({ origin, market }: SiteFacts): WithContext<OnlineStore> {
  const { country, language, locale } = market
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': organizationId(origin),
    name: retailer.name,
    legalName: retailer.legalName,
    url: origin,
    logo: origin + retailer.logo,
    description: retailer.description[language],
    email: retailer.mail,
    telephone: country.phone,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: country.phone,
      email: retailer.mail,
      areaServed: country.code,
      availableLanguage: [...country.languages],
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: country.address.street,
      postalCode: country.address.postalCode,
      addressLocality: country.address.city,
      addressCountry: country.code,
    },
    hasMerchantReturnPolicy: returnPolicy(country.code, `${origin}/${locale.alias}${retailer.returnsPath}`),
    hasShippingService: shippingService(market),
  }
}
