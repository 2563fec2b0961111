import type { FastifyInstance } from 'fastify'
import type { SitePreferences } from '@vitrine/commerce-client/types/preferences'
import { scapiPath } from '../http/scapiPath.js'
import { SITE_PREFERENCES } from '../siteConfig.js'

/** Custom endpoint with the site preferences; the format is our own. */
export async function preferenceRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    scapiPath('custom/preferences/v1', '/site-custom-preferences'),
    (): SitePreferences => ({ data: SITE_PREFERENCES }),
  )
}
