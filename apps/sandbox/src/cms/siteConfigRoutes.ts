import type { FastifyInstance } from 'fastify'
import { SITE_ID } from '../commerce/siteConfig.js'
import { locales } from './locales.js'

const DOMAINS = ['vitrine.example', 'localhost', '127.0.0.1']

/** `/.rest/site-config/v1/`: the site, its domains and locales. */
export function registerSiteConfig(app: FastifyInstance): void {
  const body = {
    [SITE_ID]: {
      domains: DOMAINS,
      locales: locales.map(({ id, alias, additionalAlias, currency }) => ({
        id,
        alias,
        additionalAlias,
        preferredCurrency: currency,
      })),
      parameters: { siteId: SITE_ID, theme: 'retailer', cmsRoot: '/' },
    },
  }
  app.get('/.rest/site-config/v1', () => body)
  app.get('/.rest/site-config/v1/', () => body)
}
