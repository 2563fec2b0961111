import { CmsError } from '@vitrine/cms-renderer/client/CmsError'
import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { createParseContext } from '@vitrine/cms-renderer/nodes/createParseContext'
import type { PageListing, PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { parsePage } from '@vitrine/cms-renderer/nodes/parsePage'
import { collectReferences } from '@vitrine/cms-renderer/nodes/references'
import { pageType } from '@vitrine/commerce-client/domain/site/pageType'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import { boutiquePrefix, contentSegments } from '../config/pageTypes.js'
import { retailer } from '../config/retailer.js'
import { breadcrumbsOf } from './breadcrumbs.server.js'
import { loadListing } from './commerceContent.server.js'
import { loadReferences } from './contentReferences.server.js'
import { textImageSource } from './imageUrl.js'
import { linkRules } from './linkRules.js'
import { noCache } from './nativeRoute.js'
import type { PageData, PageResult } from './pageData.js'
import { contentHead, pageTitle } from './contentHead.server.js'
import { localeOptions } from './pageHead.js'
import type { CanonicalFacts } from './pageLinks.js'
import { pageProduct } from './pageProduct.js'
import type { PageRequest } from './pageRequest.js'
import { withRelatedPieces } from './relatedPieces.server.js'
import type { PageServices } from './services.server.js'
import { loadConnected } from './storeContent.server.js'
import { createSkippedParts } from './skippedParts.js'

/** Shared-cache times in seconds (Spec constant 900; pages with a price are kept for a minute). */
const cacheTimes = {
  content: { maxAge: 900, staleWhileRevalidate: 900, staleIfError: 86_400 },
  priced: { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 },
} as const

/** What a page is made of before it is put together. */
export interface PageMaterial {
  readonly node: CmsNode
  readonly kind: 'page' | 'virtualPage' | 'notFound'
  readonly product: Product | null
  readonly category: Category | null
  readonly links: CanonicalFacts | null
}

/** Material whose links may still be on their way: the page does not wait for them before it asks for its contents. */
export interface PageSource extends Omit<PageMaterial, 'links'> {
  readonly links: CanonicalFacts | null | Promise<CanonicalFacts | null>
}

/**
 * Puts a page together; null = its query asks for what does not exist.
 *
 * @throws CmsError `malformed` when nothing of the page could be shown: an older copy or the error page is better than a
 * blank one that is stored.
 */
export async function contentPage(
  source: PageSource,
  request: PageRequest,
  services: PageServices,
): Promise<PageResult | null> {
  const { node, kind, product, category } = source
  const { market } = request
  const facts = pageFacts(node)
  if (facts.template === '') throw new CmsError('malformed', 'The CMS page names no template, so it cannot be shown.')
  const template = pageTemplate(facts.template)
  const title = pageTitle(source, request)
  const references = collectReferences(node)
  // One round: nothing waits for anything else here.
  const [links, breadcrumbs, listing, { products, categories, hasFailed: isIncomplete }, connected] = await Promise.all(
    [
      source.links,
      breadcrumbsOf({ product, category, title, hasParents: kind !== 'notFound' }, request, services),
      template?.listing ? loadListing({ kind: template.listing, category, title }, request, services) : null,
      loadReferences(references, request, services),
      loadConnected(node, request, services),
    ],
  )
  if (template?.listing && listing === null) return null

  const detail = product
    ? pageProduct({
        product,
        market,
        breadcrumbs,
        kind: facts.template === 'vitrine:pages/virtual-pdp' ? 'general' : 'other',
      })
    : null
  const material = { ...source, links }
  const skipped = createSkippedParts(request.path, services)
  const parsed = parsePage(
    node,
    createParseContext({
      lang: market.language,
      links: linkRules(market, services),
      assets: { cmsBase: '/cms', imageSource: textImageSource },
      products,
      categories,
      page: { product: detail, listing, breadcrumbs },
      connected,
      report: skipped.report,
    }),
  )
  skipped.tell()
  const nodes = withRelatedPieces(parsed.areas.main ?? [], detail?.brand, market.language)
  if (nodes.length === 0 && !isLeftEmpty(node)) throw new CmsError('malformed', 'Nothing of the CMS page can be shown.')
  const hasFailed = listing?.status === 'failed'
  const isMissing = kind === 'notFound'
  const page: PageData = {
    kind,
    status: isMissing ? 404 : hasFailed ? 503 : 200,
    path: request.path + request.search,
    localeId: market.locale.id,
    theme: template?.theme ?? 'retailer',
    template: facts.template,
    head: contentHead(
      {
        material,
        title,
        detail,
        listing,
        store: connected.stores?.find(({ id }) => id === connected.storeId) ?? null,
        breadcrumbs,
        isNoIndex: isMissing || hasFailed || facts.isNoIndex || (template?.isNoIndex ?? false),
      },
      request,
      services,
    ),
    context: {
      nodeName: facts.name,
      pageType: pageType({ path: request.rest, subtype: facts.template }, { contentSegments, boutiquePrefix }),
      pageSubtype: facts.template,
      isPwaPage: false,
      breadcrumbs,
      originalRelPath: request.rest,
      pageHeaderLogos: template?.theme === 'bespoke' ? [retailer.partnerLogo] : [],
    },
    nodes,
    productId: product?.id ?? null,
    categoryId: category?.id ?? null,
    localeOptions: localeOptions(material.links, request, services.origin),
    native: null,
    buildId: services.buildId,
  }
  return {
    kind: 'data',
    page,
    cache:
      // Without its links a page is told to crawlers alone, and without its pieces it has gaps: kept as briefly as a price.
      isMissing || hasFailed || connected.hasFailed
        ? noCache
        : cacheTimes[
            links === null || isIncomplete || showsPrices(detail, listing, products.size) ? 'priced' : 'content'
          ],
    tags: tags(facts.id, page, references.productIds, listing),
  }
}

/** Whether editors put nothing on the page, which is no fault. */
function isLeftEmpty(page: CmsNode): boolean {
  return page.children.some(({ name, children }) => name === 'main' && children.length === 0)
}

function showsPrices(detail: PageProduct | null, listing: PageListing | null, tiles: number): boolean {
  return detail !== null || listing !== null || tiles > 0
}

function tags(
  nodeId: string,
  page: PageData,
  productIds: readonly string[],
  listing: PageListing | null,
): readonly string[] {
  const products = [page.productId, ...productIds, ...(listing?.products.map(({ id }) => id) ?? [])]
  return [
    `shell-${page.localeId}`,
    ...(nodeId ? [`node-${nodeId}`] : []),
    ...(page.categoryId ? [`category-${page.categoryId}`] : []),
    ...[...new Set(products)].flatMap((id) => (id ? [`product-${id}`] : [])),
  ]
}
