import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCmsError } from './cmsErrors.js'
import type { PageStore } from './createPageStore.js'
import type { DeliveryNode } from './deliveryNode.js'
import { cmsCountries } from './locales.js'
import { type PageView, readPageView, VIEW_FAULT } from './pageView.js'
import { queryPages } from './queryPages.js'

const PREFIX = '/.rest/delivery/pages/v1'

/** `/.rest/delivery/pages/v1`: a page or a node inside it, its children (`/@nodes`), or a query. */
export function registerPages(app: FastifyInstance, store: PageStore): void {
  app.get(PREFIX, (request, reply) => answerQuery(request, reply, store))
  app.get(`${PREFIX}/`, (request, reply) => answerQuery(request, reply, store))
  app.get<{ Params: { '*': string } }>(`${PREFIX}/*`, (request, reply) => {
    const view = readPageView(request)
    if (!view) return sendCmsError(reply, 'badRequest', VIEW_FAULT)
    reply.header('vary', 'Accept-Language')
    const path = `/${request.params['*']}`
    return readNode(path, view, store) ?? sendCmsError(reply, 'pathNotFound', path.slice(0, 200))
  })
}

function readNode(fullPath: string, view: PageView, store: PageStore): DeliveryNode | readonly DeliveryNode[] | null {
  const wantsChildren = fullPath.endsWith('/@nodes')
  const path = wantsChildren ? fullPath.slice(0, -'/@nodes'.length) : fullPath
  const [, country = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  if (!cmsCountries.has(country)) return null
  const trimmed = rest.endsWith('/') ? rest.slice(0, -1) : rest
  if (!wantsChildren) return store.read(country, trimmed, view)
  return store.find(country, trimmed) ? store.children(country, trimmed, view) : null
}

function answerQuery(request: FastifyRequest, reply: FastifyReply, store: PageStore) {
  const view = readPageView(request)
  if (!view) return sendCmsError(reply, 'badRequest', VIEW_FAULT)
  reply.header('vary', 'Accept-Language')
  const found = queryPages(new URL(request.url, 'http://sandbox.invalid').searchParams, view, store)
  return found ?? sendCmsError(reply, 'badRequest', 'A parameter of the query is neither known nor a filter.')
}
