import type { FastifyInstance } from 'fastify'
import { annotations } from './annotations.js'
import { campaignPath } from './campaignRoutes.js'
import { sendCmsError } from './cmsErrors.js'
import type { PageStore } from './createPageStore.js'
import type { DeliveryNode } from './deliveryNode.js'
import { cmsCountries } from './locales.js'
import { type PageView, publicView } from './pageView.js'

const WORKSPACES = ['website', 'campaign-manager'] as const
const VIEW: PageView = { ...publicView('en'), variants: 'all', isPreview: true }

/**
 * `/.rest/template-annotations/v1/{workspace}{path}`: page editor comments by JCR path, for a page or a node inside it,
 * including variants. Used by preview only, so campaigns are available at any time.
 */
export function registerAnnotations(app: FastifyInstance, store: PageStore): void {
  for (const workspace of WORKSPACES) {
    const prefix = `/.rest/template-annotations/v1/${workspace}`
    app.get(prefix, (_, reply) => sendCmsError(reply, 'badRequest', 'A path is needed.'))
    app.get<{ Params: { '*': string } }>(`${prefix}/*`, (request, reply) => {
      const path = request.params['*']
      if (path === '') return sendCmsError(reply, 'badRequest', 'A path is needed.')
      const node = workspace === 'website' ? readPage(path, store) : store.readCampaign(campaignPath(path), VIEW)
      if (!node) return sendCmsError(reply, 'pathNotFound', `/${path}`.slice(0, 200))
      return reply.header('cache-control', 'private, no-store').send(Object.fromEntries(annotations(node, workspace)))
    })
  }
}

function readPage(given: string, store: PageStore): DeliveryNode | null {
  const path = given.endsWith('/') ? given.slice(0, -1) : given
  const cut = path.indexOf('/')
  const country = cut < 0 ? path : path.slice(0, cut)
  return cmsCountries.has(country) ? store.read(country, cut < 0 ? '' : path.slice(cut), VIEW) : null
}
