import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { addressRoutes } from './addressRoutes.js'
import { paymentInstrumentRoutes } from './paymentInstrumentRoutes.js'
import { productListRoutes } from './productListRoutes.js'
import { profileRoutes } from './profileRoutes.js'
import { publicListRoutes } from './publicListRoutes.js'

/**
 * Shopper Customers; a customer's baskets and orders are in those folders. Guests use their guest customer id and have
 * product lists only.
 */
export async function customerRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  profileRoutes(app, context)
  addressRoutes(app, context)
  paymentInstrumentRoutes(app, context)
  productListRoutes(app, context)
  publicListRoutes(app, context)
}
