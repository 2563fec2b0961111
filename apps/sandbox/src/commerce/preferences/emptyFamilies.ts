import type { FastifyInstance } from 'fastify'
import { scapiPath } from '../http/scapiPath.js'

/**
 * API families that storefronts read at startup and that are empty here: Shopper Configurations and Shopper Consents.
 */
export async function emptyFamilyRoutes(app: FastifyInstance): Promise<void> {
  app.get(scapiPath('configuration/shopper-configurations/v1', '/configurations'), () => ({ configurations: [] }))
  app.get(scapiPath('shopper/shopper-consents/v1', '/subscriptions'), () => ({ data: [] }))
}
