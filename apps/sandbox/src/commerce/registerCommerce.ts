import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandboxContext.js'
import { requireBearer } from './auth/bearer.js'
import { authRoutes } from './auth/routes.js'
import { customerBasketRoutes } from './baskets/customerBasketRoutes.js'
import { basketRoutes } from './baskets/routes.js'
import { contextRoutes } from './context/routes.js'
import { createCommerceContext, type CommerceContext } from './commerceContext.js'
import { customRoutes } from './custom/routes.js'
import { customerRoutes } from './customers/routes.js'
import { sendProblem } from './http/errorHandler.js'
import { Problem, badRequest } from './http/problem.js'
import { first, type Query } from './http/query.js'
import { adminOrderRoutes } from './orders/admin/adminOrderRoutes.js'
import { customerOrderRoutes } from './orders/customerOrderRoutes.js'
import { orderRoutes } from './orders/routes.js'
import { giftCertificateRoutes } from './giftCertificates/routes.js'
import { promotionRoutes } from './promotions/routes.js'
import { emptyFamilyRoutes } from './preferences/emptyFamilies.js'
import { preferenceRoutes } from './preferences/routes.js'
import { productRoutes } from './products/routes.js'
import { searchRoutes } from './search/routes.js'
import { seedState } from './seedState.js'
import { seoRoutes } from './seo/routes.js'
import { ORGANIZATION_ID, SITE_ID } from './siteConfig.js'
import { requireSystem } from './system/requireSystem.js'
import { systemTokenRoute } from './system/tokenRoute.js'
import { storeRoutes } from './stores/routes.js'

/** Path prefixes of the API families: the root, and the one that reference storefronts use. */
const PREFIXES = ['/', '/api'] as const

interface ScapiRoute {
  readonly Params: { readonly organizationId?: string | undefined }
  readonly Querystring: Query
}

/**
 * Registers login (SLAS) and commerce (SCAPI) with their seeded state.
 * @returns state shared by the routes, for the admin API
 */
export async function registerCommerce(app: FastifyInstance, sandbox: SandboxContext): Promise<CommerceContext> {
  const context = await createCommerceContext(sandbox)
  await seedState(context)
  app.decorateRequest('shopper', null)
  for (const prefix of PREFIXES) {
    await app.register((scope) => authRoutes(scope, context), { prefix })
    await app.register((scope) => scapiRoutes(scope, context), { prefix })
    await app.register((scope) => adminRoutes(scope, context), { prefix })
  }
  await app.register((scope) => systemTokenRoute(scope, context))
  return context
}

async function scapiRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  app.setErrorHandler(sendProblem)
  app.addHook<ScapiRoute>('onRequest', async (request) => {
    await requireBearer(request, context.accessTokens)
    checkAddress(request)
  })
  await productRoutes(app, context)
  await searchRoutes(app, context)
  await seoRoutes(app, context)
  await basketRoutes(app, context)
  await customerBasketRoutes(app, context)
  await customerOrderRoutes(app, context)
  await orderRoutes(app, context)
  await giftCertificateRoutes(app, context)
  await promotionRoutes(app, context)
  await customerRoutes(app, context)
  await preferenceRoutes(app)
  await emptyFamilyRoutes(app)
  await contextRoutes(app, context)
  await storeRoutes(app, context)
  await customRoutes(app, context)
}

/** Admin APIs, for servers with a system token. */
async function adminRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  app.setErrorHandler(sendProblem)
  app.addHook<ScapiRoute>('onRequest', async (request) => {
    checkAddress(request)
    const scopes = request.method === 'GET' ? ['sfcc.orders', 'sfcc.orders.rw'] : ['sfcc.orders.rw']
    await requireSystem(request, context.systemTokens, scopes)
  })
  await adminOrderRoutes(app, context)
}

/** Every call must contain our organisation in the path and our site in the query. */
function checkAddress({ params, query }: Pick<FastifyRequest<ScapiRoute>, 'params' | 'query'>): void {
  if (params.organizationId !== ORGANIZATION_ID) {
    const detail = `No organization with ID '${params.organizationId}' could be found.`
    throw new Problem(404, 'organization-not-found', detail, { organizationId: params.organizationId })
  }
  const siteId = first(query, 'siteId')
  if (siteId === undefined) throw badRequest("The query parameter 'siteId' is missing.", { parameter: 'siteId' })
  if (siteId !== SITE_ID) {
    throw new Problem(404, 'site-not-found', `No site with ID '${siteId}' could be found.`, { siteId })
  }
}
