import { createAssetReader } from '@vitrine/cms-renderer/nodes/assets'
import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import type { PageListing, PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { type PageFacts, pageFacts } from '@vitrine/cms-renderer/nodes/pageFacts'
import { pageTemplate } from '@vitrine/cms-renderer/nodes/pageTemplates'
import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import { articleTemplates } from '../../config/articles.js'
import type { Breadcrumbs } from '../load/breadcrumbs.server.js'
import type { PageMaterial } from '../load/pageMaterial.js'
import { facetRule } from './facetRule.js'
import type { PageHead } from '../../contract/pageData.js'
import { pageFilms } from './pageFilms.js'
import { pageHead } from './pageHead.js'
import { pageLinks } from './pageLinks.js'
import type { PageRequest } from '../resolve/pageRequest.js'
import { pageStructuredData } from './pageStructuredData.js'
import { plainMessage } from '../load/serverMessages.server.js'
import type { PageServices } from '../load/services.server.js'
import { pictureUrl } from './structuredData/siteFacts.js'

/** Title of a page: the product's or category's name for a virtual page, else the editors' title. */
export function pageTitle(
  { node, kind, product, category }: Omit<PageMaterial, 'links'>,
  { market, query }: PageRequest,
): string {
  const facts = pageFacts(node)
  const isOwn = kind === 'page' && facts.title !== ''
  if (product && !isOwn) return [product.brand, product.name ?? product.productName].filter(Boolean).join(' ')
  if (query.q !== null && pageTemplate(facts.template)?.listing === 'search') return query.q
  const own = kind === 'virtualPage' ? '' : facts.title
  return own || category?.name || facts.title || plainMessage('shell.untitled', market.locale.id)
}

export interface HeadFacts {
  readonly material: PageMaterial
  readonly title: string
  /** The product of a detail page. */
  readonly detail: PageProduct | null
  readonly listing: PageListing | null
  /** The store of a store page. */
  readonly store: StoreDetailsData | null
  readonly breadcrumbs: Breadcrumbs
  readonly isNoIndex: boolean
}

/** The document head of a content page. */
export function contentHead(page: HeadFacts, request: PageRequest, services: PageServices): PageHead {
  const { material, detail, isNoIndex } = page
  // Without a category or a search, the page shows no listing.
  const shown = material.category || page.listing?.query !== undefined ? page.listing : null
  const { origin } = services
  const facts = pageFacts(material.node)
  const title = headTitle(page.title, material.kind === 'virtualPage' ? detail : null)
  const image = pictureOf(material, detail, origin)
  const isArticle = articleTemplates.has(facts.template)
  const structuredData = pageStructuredData(
    {
      url: pageLinks(material.links, request, origin).canonical,
      isHome: request.rest === '/',
      breadcrumbs: page.breadcrumbs,
      product: detail && material.product ? { detail, product: material.product } : null,
      listing: shown?.query === undefined ? shown : null,
      article: isArticle ? articleFacts(page.title, facts, image) : null,
      store: page.store,
      films: pageFilms(material.node, facts.published),
    },
    { origin, market: request.market },
  )
  return pageHead(
    {
      title,
      description: descriptionOf(page, facts, title),
      isNoIndex,
      links: material.links,
      structuredData,
      isListing: shown !== null,
      facetLabel: shown && curatedLabel(shown, request),
      image,
      type: detail ? 'product' : isArticle ? 'article' : 'website',
    },
    request,
    origin,
  )
}

/** Variants share a name, so each title also contains material and size. */
function headTitle(title: string, detail: PageProduct | null): string {
  const chosen = (detail?.variants ?? []).flatMap(({ options }) => options.filter(({ isSelected }) => isSelected))
  return [title, ...chosen.map(({ label }) => label)].join(', ')
}

/**
 * Products of one model share their description, so it is prefixed with the distinguishing part of the title. The search
 * description from merchants is often only "Steel, 40 mm"; the product's first paragraph is appended.
 */
function descriptionOf({ material, detail }: HeadFacts, facts: PageFacts, title: string): string | null {
  const { product, category, kind } = material
  if (product && !(kind === 'page' && facts.description)) {
    const sentences = [title, product.pageDescription ?? product.shortDescription, detail?.description[0]]
    return sentences.flatMap((one) => (one ? [one.trim().replace(/\.$/, '')] : [])).join('. ')
  }
  const edited = kind === 'virtualPage' ? null : facts.description
  return edited ?? category?.pageDescription ?? category?.description ?? facts.description
}

function articleFacts(headline: string, facts: PageFacts, image: string | null) {
  return { headline, image, published: facts.published, modified: facts.lastModified, author: facts.author }
}

/** The product's first picture, else the page's own, else the category's. */
function pictureOf({ node, category }: PageMaterial, detail: PageProduct | null, origin: string): string | null {
  const first = detail?.gallery.find((item) => item.kind === 'image')
  const src = first ? first.image.src : (pageImage(node) ?? category?.image)
  return src ? pictureUrl(src, origin) : null
}

/** URL of the picture that editors set for a page (field `image`). */
export function pageImage(node: CmsNode): string | null {
  return createAssetReader({ cmsBase: '/cms' }).focalImage(node.fields.get('image'))?.landscape.src ?? null
}

function curatedLabel(listing: PageListing, { query }: PageRequest): string | null {
  const rule = facetRule(query)
  const facet = rule.kind === 'indexable' ? rule.curated : null
  const values = listing.refinements.find(({ id }) => id === facet?.attributeId)?.values ?? []
  return values.find(({ value }) => value === facet?.value)?.label ?? null
}
