import { categoryUrl } from '@vitrine/commerce-client/domain/product/categoryUrl'
import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { getUrlMapping } from '@vitrine/commerce-client/client/shopperSeo'
import { productIdFromUrl } from '@vitrine/commerce-client/domain/product/productIdFromUrl'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import { inAppPath } from '@vitrine/commerce-client/domain/site/stripSitePrefix'
import { urlMappingStep } from '@vitrine/commerce-client/domain/site/urlMappingStep'
import type { UrlMapping } from '@vitrine/commerce-client/types/seo'
import { memberTemplates } from '../../config/memberTemplates.js'
import { defaultSiteId, sites } from '../../config/sites.js'
import { loadCategory, loadProduct } from '../load/commerceContent.server.js'
import { contentPage } from '../load/contentPage.server.js'
import type { PageMaterial } from '../load/pageMaterial.js'
import { nativePage, nativeRouteOf } from './nativeRoute.js'
import { notFoundPage } from './notFoundPage.server.js'
import type { PageResult } from '../../contract/pageData.js'
import { type PageRequest, readPageRequest } from './pageRequest.js'
import { pathRedirect } from './pathRedirect.js'
import type { PageServices } from '../load/services.server.js'

/** Node types of pages; the type may be missing. */
const PAGE_TYPES: ReadonlySet<string> = new Set(['mgnl:page', ''])

/** Resolves the page of a URL (ARCHITECTURE.md §3). Rejects when a required upstream fails. */
export async function resolvePage(
  url: URL,
  services: PageServices,
  signal?: AbortSignal,
  groups?: readonly string[],
): Promise<PageResult> {
  const site = resolveSite(url.href, { sites, defaultSiteId, siteConfig: await services.siteConfig() })
  const redirect = pathRedirect(url, site, services.origin)
  if (redirect) return redirect

  const request = readPageRequest(url, site, signal, groups)
  const route = nativeRouteOf(request.rest)
  if (route !== null) return nativePage(route, request, services)
  const found = (await cmsRoute(request, services)) ?? (await contentOf(request, services))
  return found ?? notFoundPage(request, services)
}

/** `/product/{id}` and `/category/{id}`: the same page as the real address, which is its canonical URL (decision 9). */
async function cmsRoute(request: PageRequest, services: PageServices): Promise<PageResult | null> {
  const [, kind, id, more] = request.rest.split('/')
  if (id === undefined || id === '' || more !== undefined) return null
  if (kind === 'product') {
    const product = await loadProduct(id, request, services)
    return (
      product &&
      commercePage({ resourceType: 'PRODUCT', resourceId: id }, withRest(request, productUrl(product)), services)
    )
  }
  if (kind === 'category') {
    const category = await loadCategory(id, request, services)
    const rest = category && categoryUrl(category)
    return rest === null
      ? null
      : commercePage({ resourceType: 'CATEGORY', resourceId: id }, withRest(request, rest), services)
  }
  return null
}

async function contentOf(request: PageRequest, services: PageServices): Promise<PageResult | null> {
  const { market, rest, signal } = request
  const isProductUrl = productIdFromUrl(rest) !== null
  // CMS page paths have no extension, but CMS links to them do (`/legaldocuments.html`).
  const path = isProductUrl ? rest : withoutHtml(rest)
  // A product URL is rarely a CMS page: both are requested in parallel, and the CMS has precedence.
  const early = isProductUrl ? mappingOf(request, services) : null
  early?.catch(() => undefined)
  const node = await services.cms.getPage({
    country: market.country.pathCode,
    path,
    lang: market.language,
    signal,
  })
  // The CMS also returns areas and components of a page, which are not pages.
  if (node && PAGE_TYPES.has(node.nodeType)) return editedPage(node, withRest(request, path), services)
  const mapping = await (early ?? mappingOf(request, services))
  if (mapping) return followMapping(mapping, request, services)
  return rest === '/' ? virtualRoot(request, services) : null
}

function withoutHtml(path: string): string {
  return /[^/]\.html$/.test(path) ? path.slice(0, -'.html'.length) : path
}

/** The virtual home page of a country without an editorial one (Spec §2 "Virtual pages"). */
async function virtualRoot(request: PageRequest, services: PageServices): Promise<PageResult | null> {
  const { market, rest, signal } = request
  const links = canonicalLinks(request, services)
  const node = await services.cms.getEcomPage({ virtualPath: rest, categoryPath: [], lang: market.language, signal })
  return node && contentPage({ node, kind: 'virtualPage', product: null, category: null, links }, request, services)
}

/** Redirects a moved resource; for a content asset the platform returns the target only with the alias (Spec §4). */
async function followMapping(
  mapping: UrlMapping,
  request: PageRequest,
  services: PageServices,
): Promise<PageResult | null> {
  const asked = { path: request.rest, localeAlias: request.market.locale.alias }
  const first = urlMappingStep(mapping, asked)
  const second = first.kind === 'askAgain' ? await mappingOf(request, services, first.urlSegment) : null
  const step = second ? urlMappingStep(second, { ...asked, isSecond: true }) : first
  const redirect = step.kind === 'redirect' ? mappingRedirect(step.target, request, services) : null
  return redirect ?? commercePage(mapping, request, services)
}

/** An editorial page, optionally about a product or a category. */
async function editedPage(node: CmsNode, request: PageRequest, services: PageServices): Promise<PageResult | null> {
  const facts = pageFacts(node)
  const group = memberTemplates.get(facts.template)
  if (group !== undefined && !request.groups.includes(group)) return null
  const resource = pageTemplate(facts.template)?.resource ?? null
  const links = canonicalLinks(request, services)
  const [product, category] = await Promise.all([
    resource === 'product' && facts.productId ? loadProduct(facts.productId, request, services) : null,
    resource === 'category' && facts.categoryId ? loadCategory(facts.categoryId, request, services) : null,
  ])
  return contentPage({ node, kind: 'page', product, category, links }, request, services)
}

/** The virtual page of a product or a category (Spec §2 "Virtual pages"). */
async function commercePage(
  mapping: UrlMapping,
  request: PageRequest,
  services: PageServices,
): Promise<PageResult | null> {
  const type = mapping.resourceType?.toLowerCase()
  const id = mapping.resourceId ?? ''
  if (id === '' || (type !== 'product' && type !== 'category')) return null
  const material = await commerceMaterial({ type, id, mapping }, request, services)
  return material && contentPage(material, request, services)
}

interface Resource {
  readonly type: 'product' | 'category'
  readonly id: string
  readonly mapping: UrlMapping
}

async function commerceMaterial(
  { type, id, mapping }: Resource,
  request: PageRequest,
  services: PageServices,
): Promise<PageMaterial | null> {
  const { market, rest, signal } = request
  const mapped = mapping.c_categoryPath?.path?.map(({ cgid }) => cgid) ?? []
  const product = type === 'product' ? await loadProduct(id, request, services) : null
  const categoryId = type === 'category' ? id : (product?.primaryCategoryId ?? mapping.productCategoryId ?? null)
  const category = categoryId === null ? null : await loadCategory(categoryId, request, services)
  if (type === 'product' ? product === null : category === null) return null
  const tree = category?.parentCategoryTree?.map((parent) => parent.id) ?? []
  const categoryPath = mapped.length > 0 ? mapped : [...new Set([...tree, ...(category ? [category.id] : [])])]
  const [node, links] = await Promise.all([
    services.cms.getEcomPage({
      virtualPath: rest,
      categoryPath,
      resourceType: type,
      resourceId: id,
      lang: market.language,
      signal,
    }),
    canonicalLinks(request, services, { resourceType: type, resourceId: id }),
  ])
  return node && { node, kind: 'virtualPage', product, category, links }
}

function canonicalLinks(
  request: PageRequest,
  services: PageServices,
  resource: { readonly resourceType?: string; readonly resourceId?: string } = {},
) {
  const pageUrl = `${services.origin}/${request.market.locale.alias}${request.rest === '/' ? '' : request.rest}`
  return services.cms.getCanonicalLinks({ pageUrl, ...resource, signal: request.signal })
}

/** URL mapping of a path on the commerce platform; null = none, or the request failed (logged, Spec §8). */
async function mappingOf(
  { rest, market, signal, groups }: PageRequest,
  services: PageServices,
  urlSegment = rest,
): Promise<UrlMapping | null> {
  try {
    const customerGroups = groups.length === 0 ? undefined : groups
    const query = { urlSegment, locale: market.locale.id, customerGroups }
    return await getUrlMapping(services.scapi(market), query, { signal })
  } catch (error) {
    if (isCommerceApiError(error, 'notFound')) return null
    services.log.error({ error: String(error), path: rest }, 'Network response was not ok')
    const productId = productIdFromUrl(rest)
    if (productId === null) throw error
    return { resourceType: 'PRODUCT', resourceId: productId }
  }
}

/** Target of a moved resource, below the alias; targets outside of this shop are ignored. */
function mappingRedirect(
  target: string,
  { market, site, rest }: PageRequest,
  { origin, log }: PageServices,
): PageResult | null {
  const path = safeRedirectTarget(target, origin)
  if (path === null || /^[a-z][\w+.-]*:|^[\\/]{2}/i.test(target)) {
    log.warn({ path: rest }, 'a redirect of the URL mapping leads elsewhere and is ignored')
    return null
  }
  const location = inAppPath(path, site, market.locale)
  return location === inAppPath(rest, site, market.locale) ? null : { kind: 'redirect', status: 301, location }
}

function withRest(request: PageRequest, rest: string): PageRequest {
  return { ...request, rest }
}
