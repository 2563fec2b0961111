import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../seed/seedTypes.js'
import { sendCmsError } from './cmsErrors.js'
import type { EcomPage } from './contentTypes.js'
import type { ContentSource } from './createContentSource.js'
import type { PageStore } from './createPageStore.js'
import { locales } from './locales.js'
import { readPageView, VIEW_FAULT } from './pageView.js'

/** Parameters of an ecompages call. */
export interface EcomPageRequest {
  readonly virtualPath: string
  /** Category ids, outermost first. */
  readonly categoryPath: readonly string[]
  readonly resourceType: string
  readonly resourceId: string
}

/** `/.rest/delivery/ecompages/v1`: the page shown for a product, a category or a path. */
export function registerEcomPages(
  app: FastifyInstance,
  content: ContentSource,
  store: PageStore,
  catalogue: Catalogue,
): void {
  const find = createEcomPageFinder(() => content.current().ecomPages, catalogue)
  app.get('/.rest/delivery/ecompages/v1', (request, reply) => {
    const view = readPageView(request)
    if (!view) return sendCmsError(reply, 'badRequest', VIEW_FAULT)
    reply.header('vary', 'Accept-Language')
    const query = new URL(request.url, 'http://sandbox.invalid').searchParams
    const resourceType = (query.get('resourceType') ?? '').toLowerCase()
    const wanted = {
      virtualPath: query.get('virtualPath') ?? '',
      categoryPath: query.getAll('categoryPath'),
      resourceType,
      resourceId: query.get('resourceId') ?? '',
    }
    if (resourceType === '' && wanted.virtualPath === '') {
      return sendCmsError(reply, 'badRequest', 'virtualPath or resourceType is needed')
    }
    const page = find(wanted)
    const country = locales.find((locale) => locale.language === view.language)?.country ?? 'ch'
    return { results: page ? [store.compile(page, country, view)] : [] }
  })
}

/**
 * Search order: `virtualPath`, then `categoryPath` from the closest category outwards, then the product's type (an
 * extension for callers without categories), then the default page of the resource type.
 */
function createEcomPageFinder(allPages: () => readonly EcomPage[], catalogue: Catalogue) {
  const parentOf = new Map(catalogue.categories.map((category) => [category.id, category.parentId]))
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const withAncestors = (id: string): readonly string[] => {
    const parent = parentOf.get(id)
    return parent ? [id, ...withAncestors(parent)] : [id]
  }
  return ({ virtualPath, categoryPath, resourceType, resourceId }: EcomPageRequest): EcomPage | null => {
    const pages = allPages()
    const candidates = pages.filter(({ match }) => match.resourceType === resourceType)
    const nearestFirst = [...(resourceType === 'category' ? [resourceId] : []), ...categoryPath.toReversed()].flatMap(
      withAncestors,
    )
    const byCategory = nearestFirst.flatMap((id) => candidates.filter(({ match }) => match.categories.includes(id)))
    const type = resourceType === 'product' ? products.get(resourceId)?.type : undefined
    return (
      pages.find(({ match }) => match.virtualPath !== null && match.virtualPath === virtualPath) ??
      byCategory[0] ??
      candidates.find(({ match }) => type !== undefined && match.productTypes.includes(type)) ??
      candidates.find(({ match }) => match.categories.length === 0 && match.productTypes.length === 0) ??
      null
    )
  }
}
