import type { WebSite, WithContext } from 'schema-dts'
import { retailer } from '../../../config/retailer.js'
import { organizationId } from './organization.js'
import type { SiteFacts } from './siteFacts.js'

/** Site name for search results, on home pages. */
export function webSite({ origin, market }: SiteFacts): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: retailer.name,
    url: origin,
    inLanguage: market.locale.id,
    publisher: { '@id': organizationId(origin) },
  }
}
