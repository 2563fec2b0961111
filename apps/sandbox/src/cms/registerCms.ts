import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerCanonicalLinks } from './canonicalRoutes.js'
import { registerAnnotations } from './annotationRoutes.js'
import { registerCampaigns } from './campaignRoutes.js'
import type { CmsContext } from './cmsContext.js'
import { cmsError, cmsErrorCode, sendCmsError } from './cmsErrors.js'
import { type ContentSource, createContentSource } from './createContentSource.js'
import { createPageStore } from './createPageStore.js'
import { registerDam } from './damRoutes.js'
import { registerEcomPages } from './ecomPageRoutes.js'
import { registerFrames } from './frameRoutes.js'
import { registerLinks } from './linkRoutes.js'
import { registerPages } from './pageRoutes.js'
import { registerSiteConfig } from './siteConfigRoutes.js'

/**
 * The CMS side of the sandbox: Magnolia's REST endpoints over the files of `content/`.
 * @throws ContentFault when a content file is invalid and no `content` is passed
 */
export async function registerCms(
  app: FastifyInstance,
  context: CmsContext,
  content: ContentSource = createContentSource(),
): Promise<void> {
  await app.register(async (scope) => restRoutes(scope, context, content))
  registerDam(app)
}

function restRoutes(app: FastifyInstance, context: CmsContext, content: ContentSource): void {
  const { catalogue } = context
  const store = createPageStore(content)
  app.addHook('onRequest', async (request, reply) => {
    if (!acceptsJson(request)) return sendCmsError(reply, 'notAcceptable', 'This endpoint sends JSON only.')
  })
  app.setErrorHandler((error, _, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 400 && status < 500)
      return sendCmsError(reply, 'readerError', error instanceof Error ? error.message : 'The body cannot be read.')
    return reply.code(500).send(cmsError(cmsErrorCode(500), 'The request could not be answered.'))
  })
  registerPages(app, store)
  registerCampaigns(app, store, context)
  registerAnnotations(app, store)
  registerEcomPages(app, content, store, catalogue)
  registerSiteConfig(app)
  registerFrames(app, content)
  registerLinks(app, content, catalogue)
  registerCanonicalLinks(app, store, context)
  app.get('/.rest/*', (request, reply) => sendCmsError(reply, 'notFound', request.url.slice(0, 200)))
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/.rest/*',
    handler: (_, reply) => sendCmsError(reply, 'methodNotAllowed', 'This endpoint can be read only.'),
  })
}

function acceptsJson({ headers: { accept } }: FastifyRequest): boolean {
  if (accept === undefined) return true
  return accept
    .split(',')
    .some((range) => /^(?:\*\/\*|application\/(?:\*|json))$/.test(range.split(';', 1)[0]?.trim() ?? ''))
}
