import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { contentPage } from './contentPage.server.js'
import { noCache } from './nativeRoute.js'
import type { PageResult } from './pageData.js'
import { localeOptions, pageHead } from './pageHead.js'
import type { PageRequest } from './pageRequest.js'
import { plainMessage } from './serverMessages.server.js'
import type { PageServices } from './services.server.js'
import { organization } from './structuredData/organization.js'

const NOT_FOUND_PATH = '/page-not-found'

/** The real 404: the CMS's page where it has one, else the storefront's own. */
export async function notFoundPage(request: PageRequest, services: PageServices): Promise<PageResult> {
  const { market, signal } = request
  const wish = { country: market.country.pathCode, path: NOT_FOUND_PATH, lang: market.language, signal }
  const node: CmsNode | null = await services.cms.getPage(wish).catch(() => null)
  const plain: PageRequest = { ...request, query: { q: null, refinements: {}, sort: null, page: 1, limit: null } }
  const source = { node, kind: 'notFound', product: null, category: null, links: null } as const
  const edited = node && (await contentPage({ ...source, node }, plain, services).catch(() => null))
  return edited ?? ownNotFound(plain, services)
}

function ownNotFound(request: PageRequest, services: PageServices): PageResult {
  const { market, path, search, rest } = request
  const title = plainMessage('shell.notFoundTitle', market.language)
  const structuredData = [organization({ origin: services.origin, market })]
  return {
    kind: 'data',
    cache: noCache,
    tags: [],
    page: {
      kind: 'notFound',
      status: 404,
      path: path + search,
      localeId: market.locale.id,
      theme: 'retailer',
      template: 'vitrine:pages/page-not-found',
      head: pageHead(
        { title, description: null, isNoIndex: true, links: null, structuredData },
        request,
        services.origin,
      ),
      context: {
        nodeName: 'page-not-found',
        pageType: 'other',
        pageSubtype: 'vitrine:pages/page-not-found',
        isPwaPage: false,
        breadcrumbs: [],
        originalRelPath: rest,
        pageHeaderLogos: [],
      },
      nodes: [],
      productId: null,
      categoryId: null,
      localeOptions: localeOptions(null, request, services.origin),
      native: null,
      buildId: services.buildId,
    },
  }
}
