import { CmsError } from '@vitrine/cms-renderer/client/CmsError'
import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { createParseContext } from '@vitrine/cms-renderer/nodes/createParseContext'
import type { PageListing, PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { parsePage } from '@vitrine/cms-renderer/nodes/parsePage'
import { collectReferences } from '@vitrine/cms-renderer/nodes/references'
import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
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
import { type PageRequest, takenRequest } from './pageRequest.js'
import { withRelatedPieces } from './relatedPieces.server.js'
import type { PageServices } from './services.server.js'
import { loadConnected } from './storeContent.server.js'

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
 * Puts a page together; null = its query asks for what does not exist, or nothing of it can be shown.
 *
 * @throws CmsError `malformed` when the page names no template, or shows nothing while a back end did not answer: an older copy
 * is better than a 404 then.
 */
export async function contentPage(
  source: PageSource,
  asked: PageRequest,
  services: PageServices,
): Promise<PageResult | null> {
  const { node, kind, product, category } = source
  const { market } = asked
  const facts = pageFacts(node)
  if (facts.template === '') throw new CmsError('malformed', 'The CMS page names no template, so it cannot be shown.')
  const template = pageTemplate(facts.template)
  const request = takenRequest(asked, template?.listing ?? null)
  const title = pageTitle(source, request)
  const references = collectReferences(node)
  // One round: nothing waits for anything else here.
  const [links, breadcrumbs, listing, { products, categories, hasFailed: hasGaps }, connected] = await Promise.all([
    source.links,
    breadcrumbsOf({ product, category, title, hasParents: kind !== 'notFound' }, request, services),
    template?.listing ? loadListing({ kind: template.listing, category, title }, request, services) : null,
    loadReferences(references, request, services),
    loadConnected(node, request, services),
  ])
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
  const isMissing = kind === 'notFound'
  const skipped = services.skippedParts({
    path: isMissing ? `/${market.locale.alias}/${facts.name}` : request.path,
    template: facts.template,
  })
  const parsed = parsePage(
    node,
    createParseContext({
      lang: market.language,
      timeZone: market.country.timeZone,
      links: linkRules(market, services),
      assets: { cmsBase: '/cms', imageSource: textImageSource },
      products,
      categories,
      page: { product: detail, listing, breadcrumbs },
      connected,
      report: skipped.report,
    }),
  )
  const shown = parsed.nodes.length > 0 ? parsed.nodes : ownNodes(detail, listing)
  if (shown.length === 0)
    skipped.report({ kind: 'emptyPage', nodeId: facts.id, template: facts.template, detail: facts.name })
  skipped.tell()
  if (shown.length === 0) {
    if (!hasGaps && !connected.hasFailed) return null
    throw new CmsError('malformed', 'Nothing of the CMS page can be shown while its contents cannot be loaded.')
  }
  const nodes = withRelatedPieces(shown, detail?.brand, market.locale.id)
  const hasFailed = listing?.status === 'failed'
  const isPartial = !hasFailed && (hasGaps || connected.hasFailed || (links === null && !isMissing))
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
    ...(isPartial && { isPartial }),
  }
  const { sort } = request.query
  const isUnknownOrder = sort !== null && !listing?.sort.options.some(({ id }) => id === sort)
  return {
    kind: 'data',
    page,
    takes: request.takes,
    cache:
      // Without its links a page is told to crawlers alone, and without its products it has gaps: kept as briefly as a price.
      isMissing || hasFailed || isUnknownOrder || connected.hasFailed
        ? noCache
        : cacheTimes[isPartial || showsPrices(detail, listing, products.size) ? 'priced' : 'content'],
    tags: tags(facts.id, page, references.productIds, listing),
  }
}

/** What a page about a product or a listing shows whatever editors made of it. */
function ownNodes(product: PageProduct | null, listing: PageListing | null): readonly RenderNode[] {
  if (product) return [{ id: 'product', template: 'vitrine:components/product-detail', props: { product } }]
  return listing ? [{ id: 'listing', template: 'vitrine:components/product-grid', props: { listing } }] : []
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
