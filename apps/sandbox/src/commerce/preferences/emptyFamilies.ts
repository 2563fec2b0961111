import type { FastifyInstance } from 'fastify'
import { scapiPath } from '../http/scapiPath.js'

/**
 * Families that storefronts read at their start and that have nothing to say here: Shopper Configurations and Shopper
 * Consents. The shop has neither.
 */
export async function emptyFamilyRoutes(app: FastifyInstance): Promise<void> {
  app.get(scapiPath('configuration/shopper-configurations/v1', '/configurations'), () => ({ configurations: [] }))
  app.get(scapiPath('shopper/shopper-consents/v1', '/subscriptions'), () => ({ data: [] }))
}
