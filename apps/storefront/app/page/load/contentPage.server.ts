import type { PageMaterial } from './pageMaterial.js'
import type { ThemeKey } from '@vitrine/ui/theme/themes'
import { CmsError } from '@vitrine/cms-renderer/client/CmsError'
import { createParseContext } from '@vitrine/cms-renderer/nodes/createParseContext'
import type { PageListing, PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import { parsePage } from '@vitrine/cms-renderer/nodes/parsePage'
import { collectReferences } from '@vitrine/cms-renderer/nodes/references'
import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
import { pageType } from '@vitrine/commerce-client/domain/site/pageType'
import { boutiquePrefix, contentSegments } from '../../config/pageTypes.js'
import { retailer } from '../../config/retailer.js'
import { breadcrumbsOf } from './breadcrumbs.server.js'
import { loadListing } from './commerceContent.server.js'
import { loadReferences } from './contentReferences.server.js'
import { textImageSource } from '../view/imageUrl.js'
import { linkRules } from './linkRules.js'
import { noCache } from '../resolve/nativeRoute.js'
import type { PageData, PageResult } from '../../contract/pageData.js'
import { contentHead, pageTitle } from '../head/contentHead.server.js'
import { localeOptions } from '../head/pageHead.js'
import type { CanonicalFacts } from '../head/pageLinks.js'
import { pageProduct } from '../view/pageProduct.js'
import { type PageRequest, takenRequest } from '../resolve/pageRequest.js'
import { withRelatedProducts } from './relatedProducts.server.js'
import type { PageServices } from './services.server.js'
import { loadConnected } from './storeContent.server.js'

/** Shared-cache lifetimes in seconds (900 in the spec; 60 for pages with a price). */
const cacheTimes = {
  content: { maxAge: 900, staleWhileRevalidate: 900, staleIfError: 86_400 },
  priced: { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 },
} as const

/** Inputs with links that may still be loading; the page's contents are requested in parallel. */
export interface PageSource extends Omit<PageMaterial, 'links'> {
  readonly links: CanonicalFacts | null | Promise<CanonicalFacts | null>
}

/**
 * Builds the page; null = its query asks for something that does not exist, or it has no content to show.
 *
 * @throws CmsError `malformed` when the page has no template, or has nothing to show because a back end failed: a stale copy
 * is better than a 404 in that case.
 */
export async function contentPage(
  source: PageSource,
  asked: PageRequest,
  services: PageServices,
): Promise<PageResult | null> {
  const { node, kind, product, category } = source
  const { market } = asked
  const facts = pageFacts(node)
  if (facts.template === '')
    throw new CmsError(
      'malformed',
      'The CMS page has no template, so it cannot be rendered. Set its template in the CMS.',
    )
  const template = pageTemplate(facts.template)
  const request = takenRequest(asked, template?.listing ?? null)
  const title = pageTitle(source, request)
  const references = collectReferences(node)
  // All requests run in parallel.
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
    throw new CmsError(
      'malformed',
      'The CMS page cannot be rendered: none of its contents could be loaded. Check the back ends.',
    )
  }
  const nodes = withRelatedProducts(shown, detail?.brand, market.locale.id)
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
      pageHeaderLogos: headerLogosOf(template?.theme),
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
      // Missing links affect only crawlers, missing products leave gaps: both are cached as briefly as a price.
      isMissing || hasFailed || isUnknownOrder || connected.hasFailed
        ? noCache
        : cacheTimes[isPartial || showsPrices(detail, listing, products.size) ? 'priced' : 'content'],
    tags: tags(facts.id, page, references.productIds, listing),
  }
}

/** Nodes that a product or listing page always shows, regardless of editorial content. */
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

function headerLogosOf(theme: ThemeKey | undefined): readonly string[] {
  const logos: Partial<Record<ThemeKey, readonly string[]>> = retailer.headerLogos
  return (theme && logos[theme]) ?? []
}
