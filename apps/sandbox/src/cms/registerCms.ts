import type { FastifyInstance } from 'fastify'
import { registerCanonicalLinks } from './canonicalRoutes.js'
import { registerAnnotations } from './annotationRoutes.js'
import { registerCampaigns } from './campaignRoutes.js'
import type { CmsContext } from './cmsContext.js'
import { sendCmsError } from './cmsErrors.js'
import { type ContentSource, createContentSource } from './createContentSource.js'
import { createPageStore } from './createPageStore.js'
import { registerEcomPages } from './ecomPageRoutes.js'
import { registerFrames } from './frameRoutes.js'
import { registerLinks } from './linkRoutes.js'
import { registerPages } from './pageRoutes.js'
import { registerSiteConfig } from './siteConfigRoutes.js'

/**
 * The CMS side of the sandbox: Magnolia's REST endpoints over the files of `content/`.
 * @throws ContentFault when a content file has a fault and no `content` is given.
 */
export async function registerCms(
  app: FastifyInstance,
  context: CmsContext,
  content: ContentSource = createContentSource(),
): Promise<void> {
  const { catalogue } = context
  const store = createPageStore(content)
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
