import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { contentPage } from '../load/contentPage.server.js'
import { noCache } from './nativeRoute.js'
import type { PageResult } from '../../contract/pageData.js'
import { localeOptions, pageHead } from '../head/pageHead.js'
import { type PageRequest, readPageRequest } from './pageRequest.js'
import { plainMessage } from '../load/serverMessages.server.js'
import type { PageServices } from '../load/services.server.js'
import { organization } from '../head/structuredData/organization.js'

const NOT_FOUND_PATH = '/page-not-found'

/** The 404 page of a locale, shared by all missing addresses: its path is its own, not the requested one. */
export function notFoundPage({ market, site, groups }: PageRequest, services: PageServices): Promise<PageResult> {
  const path = `/${market.locale.alias}${NOT_FOUND_PATH}`
  const request = readPageRequest(new URL(path, services.origin), site)
  // A member's page is rendered with the member's token.
  if (groups.length > 0) return Promise.resolve(ownNotFound(request, services))
  return services.notFoundPages.get(`${site.id} ${market.locale.id}`, () => loadNotFound(request, services))
}

/** The CMS's 404 page if there is one, else the native one. */
async function loadNotFound(request: PageRequest, services: PageServices): Promise<PageResult> {
  const { market } = request
  const wish = { country: market.country.pathCode, path: NOT_FOUND_PATH, lang: market.language }
  const node: CmsNode | null = await services.cms.getPage(wish).catch(() => null)
  const source = { kind: 'notFound', product: null, category: null, links: null } as const
  const edited = node && (await contentPage({ ...source, node }, request, services).catch(() => null))
  return edited ?? ownNotFound(request, services)
}

function ownNotFound(request: PageRequest, services: PageServices): PageResult {
  const { market, path, search, rest } = request
  const title = plainMessage('shell.notFoundTitle', market.locale.id)
  const structuredData = [organization({ origin: services.origin, market })]
  return {
    kind: 'data',
    cache: noCache,
    tags: [],
    takes: [],
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
