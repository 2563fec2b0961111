import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCmsError } from './cmsErrors.js'
import type { DeliveryNode } from './compilePage.js'
import type { PageStore } from './createPageStore.js'
import { cmsCountries, requestLanguage } from './locales.js'
import { queryPages } from './queryPages.js'

const PREFIX = '/.rest/delivery/pages/v1'

/** `/.rest/delivery/pages/v1`: a page or a node inside it, its children (`/@nodes`), or a query. */
export function registerPages(app: FastifyInstance, store: PageStore): void {
  app.get(PREFIX, (request, reply) => answerQuery(request, reply, store))
  app.get(`${PREFIX}/`, (request, reply) => answerQuery(request, reply, store))
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(`${PREFIX}/*`, (request, reply) => {
    const path = `/${request.params['*']}`
    const answer = readNode(path, request, store)
    return answer ?? sendCmsError(reply, 'pathNotFound', path.slice(0, 200))
  })
}

function readNode(
  fullPath: string,
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  store: PageStore,
): DeliveryNode | readonly DeliveryNode[] | null {
  const language = requestLanguage(request.query.lang, request.headers['accept-language'])
  const wantsChildren = fullPath.endsWith('/@nodes')
  const path = wantsChildren ? fullPath.slice(0, -'/@nodes'.length) : fullPath
  const [, country = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  if (!cmsCountries.has(country)) return null
  const trimmed = rest.endsWith('/') ? rest.slice(0, -1) : rest
  if (!wantsChildren) return store.read(country, trimmed, language)
  return store.find(country, trimmed) ? store.children(country, trimmed, language) : null
}

function answerQuery(request: FastifyRequest, reply: FastifyReply, store: PageStore) {
  const query = new URL(request.url, 'http://sandbox.invalid').searchParams
  const found = queryPages(query, requestLanguage(query.get('lang'), request.headers['accept-language']), store)
  return found ?? sendCmsError(reply, 'badRequest', 'A parameter of the query is neither known nor a filter.')
}
