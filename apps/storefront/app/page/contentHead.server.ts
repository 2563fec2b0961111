import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import type { Breadcrumbs } from './breadcrumbs.server.js'
import type { PageMaterial } from './contentPage.server.js'
import { pageHead } from './pageHead.js'
import type { PageRequest } from './pageRequest.js'
import { plainMessage } from './serverMessages.server.js'
import type { PageServices } from './services.server.js'
import { breadcrumbList, organization, productData } from './structuredData.js'

/** A virtual page is named after its product or category; an edited one has a title of its own. */
export function pageTitle({ node, kind, product, category }: PageMaterial, { market, query }: PageRequest): string {
  const facts = pageFacts(node)
  if (product) return [product.brand, product.name ?? product.productName].filter(Boolean).join(' ')
  if (query.q !== null && pageTemplate(facts.template)?.listing === 'search') return query.q
  const own = kind === 'virtualPage' ? '' : facts.title
  return own || category?.name || facts.title || plainMessage('shell.untitled', market.language)
}

export interface HeadFacts {
  readonly material: PageMaterial
  readonly title: string
  /** The product of a detail page. */
  readonly detail: PageProduct | null
  readonly breadcrumbs: Breadcrumbs
  readonly isNoIndex: boolean
}

/** The document head of a content page. */
export function contentHead(
  { material, title, detail, breadcrumbs, isNoIndex }: HeadFacts,
  request: PageRequest,
  services: PageServices,
) {
  const site = { origin: services.origin, market: request.market }
  const trail = breadcrumbList(breadcrumbs, site)
  return pageHead(
    {
      title,
      description:
        material.product?.pageDescription ??
        material.product?.shortDescription ??
        pageFacts(material.node).description ??
        material.category?.description ??
        null,
      isNoIndex,
      links: material.links,
      structuredData: [
        organization(site),
        ...(trail ? [trail] : []),
        ...(detail ? [productData(detail, material.links?.canonical.href ?? services.origin + request.path)] : []),
      ],
    },
    request,
    services.origin,
  )
}
