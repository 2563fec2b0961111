import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { addressRoutes } from './addressRoutes.js'
import { paymentInstrumentRoutes } from './paymentInstrumentRoutes.js'
import { productListRoutes } from './productListRoutes.js'
import { profileRoutes } from './profileRoutes.js'
import { publicListRoutes } from './publicListRoutes.js'

/**
 * Shopper Customers; baskets and orders of a customer stand with baskets and orders. A guest is addressed by the
 * guest customer id and has product lists only.
 */
export async function customerRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  profileRoutes(app, context)
  addressRoutes(app, context)
  paymentInstrumentRoutes(app, context)
  productListRoutes(app, context)
  publicListRoutes(app, context)
}
