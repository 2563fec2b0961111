import type { FastifyInstance } from 'fastify'
import { SITE_ID } from '../commerce/siteConfig.js'
import { sendCmsError } from './cmsErrors.js'
import { cmsCountries, locales } from './locales.js'

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
  app.get<{ Params: { country: string } }>(
    '/.rest/delivery/websiteconfigs/v1/:country/iframe-config',
    (request, reply) =>
      cmsCountries.has(request.params.country)
        ? { '@name': 'iframe-config', '@path': `/${request.params.country}/iframe-config`, '@nodes': [] }
        : sendCmsError(reply, 'pathNotFound', 'iframe-config'),
  )
}
