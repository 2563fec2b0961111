import { hybridRouteOf } from '@vitrine/commerce-client/domain/site/hybridRoutes'
import { nativeTitle, furtherRoutes } from '../../config/nativeRoutes.js'
import { organization } from '../head/structuredData/organization.js'
import type { PageData, PageResult } from '../../contract/pageData.js'
import { localeOptions, pageHead } from '../head/pageHead.js'
import { type PageRequest, takenRequest } from './pageRequest.js'
import type { PageServices } from '../load/services.server.js'

/** Disables all caching. */
export const noCache = { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } as const

/** The native route of Spec §2 for a path; null = the path is a content page. */
export function nativeRouteOf(rest: string): string | null {
  return hybridRouteOf(rest) ?? furtherRoutes.find((route) => matches(route, rest)) ?? null
}

/** The "soon" page of a route that is not built yet: 200, noindex, never stored (decision 7). */
export function nativePage(route: string, asked: PageRequest, services: PageServices): PageResult {
  const request = takenRequest(asked, null)
  const { market, path, search } = request
  const title = nativeTitle(route, market.language)
  const structuredData = [organization({ origin: services.origin, market })]
  const page: PageData = {
    kind: 'native',
    status: 200,
    path: path + search,
    localeId: market.locale.id,
    theme: 'retailer',
    template: `native${route}`,
    head: pageHead(
      { title, description: null, isNoIndex: true, links: null, structuredData },
      request,
      services.origin,
    ),
    context: {
      nodeName: route,
      pageType: route.startsWith('/appointment') ? 'appointment' : 'other',
      pageSubtype: 'pwa',
      isPwaPage: true,
      breadcrumbs: [],
      originalRelPath: request.rest,
      pageHeaderLogos: [],
    },
    nodes: [],
    productId: null,
    categoryId: null,
    localeOptions: localeOptions(null, request, services.origin),
    native: { name: route, title },
    buildId: services.buildId,
  }
  return { kind: 'data', page, cache: noCache, tags: [], takes: request.takes }
}

function matches(route: string, rest: string): boolean {
  const wanted = route.split('/')
  const given = rest.split('/')
  return wanted.length === given.length && wanted.every((segment, index) => segment === '*' || segment === given[index])
}
