import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EinsteinRecommendersResult } from '@vitrine/commerce-client/types/einstein'
import type { CommerceContext } from '../commerce/commerceContext.js'
import { activityChecks, isActivityName } from './activityChecks.js'
import { EINSTEIN_CLIENT_ID, EINSTEIN_SITE } from './einsteinConfig.js'
import { EinsteinError } from './EinsteinError.js'
import { check, readBody } from './readBody.js'
import { recommendBy, recommendIn } from './recsService.js'
import { RECOMMENDERS } from './recommenders.js'

interface SiteRoute {
  readonly Params: { readonly site: string; readonly name: string }
}

/**
 * The recommendation and activity service below `/v3`. Browsers call it cross-origin, so it answers preflight requests.
 */
export async function registerEinstein(app: FastifyInstance, context: CommerceContext): Promise<void> {
  await app.register(
    async (scope) => {
      scope.setErrorHandler(sendError)
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
        if (request.method !== 'OPTIONS') requireClient(request)
      })
      scope.options('/*', (_request, reply) =>
        reply
          .headers({
            'access-control-allow-methods': 'GET, POST, OPTIONS',
            'access-control-allow-headers': 'content-type, x-cq-client-id',
            'access-control-max-age': '600',
          })
          .code(204)
          .send(),
      )
      routes(scope, context)
    },
    { prefix: '/v3' },
  )
}

function routes(app: FastifyInstance, context: CommerceContext): void {
  app.post<SiteRoute>('/activities/:site/:name', ({ params: { site, name }, body: given }) => {
    requireSite(site)
    if (!isActivityName(name)) throw new EinsteinError(404, `There is no activity '${name}'.`)
    const body = readBody(given)
    check(body, activityChecks[name])
    const { cookieId, userId } = body
    context.activities.add({
      name,
      cookieId: typeof cookieId === 'string' ? cookieId : null,
      userId: typeof userId === 'string' ? userId : null,
      body,
      createdAt: context.now(),
    })
    return {}
  })

  app.get<SiteRoute>('/personalization/recommenders/:site', ({ params }): EinsteinRecommendersResult => {
    requireSite(params.site)
    return {
      recommenders: RECOMMENDERS.map(({ name, description, recommenderType }) => ({
        name,
        description,
        recommenderType,
      })),
    }
  })

  app.post<SiteRoute>('/personalization/recs/:site/:name', ({ params: { site, name }, body }) => {
    requireSite(site)
    return recommendBy(name, body, context)
  })

  app.post<SiteRoute>('/personalization/:site/zones/:name/recs', ({ params: { site, name }, body }) => {
    requireSite(site)
    return recommendIn(name, body, context)
  })
}

function requireClient({ headers }: FastifyRequest): void {
  if (headers['x-cq-client-id'] === EINSTEIN_CLIENT_ID) return
  throw new EinsteinError(401, 'The header x-cq-client-id is missing or unknown.')
}

function requireSite(site: string): void {
  if (site !== EINSTEIN_SITE) throw new EinsteinError(404, `There is no site '${site}'.`)
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error)
  if (status >= 500) request.log.error(error)
  const message = status < 500 && error instanceof Error ? error.message : 'The service met an unexpected condition.'
  return reply.code(status).send({ status, message })
}

function statusOf(error: unknown): number {
  if (error instanceof EinsteinError) return error.status
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}
