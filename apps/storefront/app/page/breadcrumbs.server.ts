import { getCategory } from '@vitrine/commerce-client/client/shopperProducts'
import { productName } from '@vitrine/commerce-client/domain/product/productName'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import { categoryHref } from './categoryLink.js'
import type { PageRequest } from './pageRequest.js'
import { plainMessage } from './serverMessages.server.js'
import type { PageServices } from './services.server.js'

export type Breadcrumbs = readonly { readonly label: string; readonly href?: string }[]

export interface BreadcrumbFacts {
  readonly product: Product | null
  readonly category: Category | null
  readonly title: string
}

/** Way from the home page to this one; the last entry is the page itself. Empty on the home page. */
export async function breadcrumbsOf(
  { product, category, title }: BreadcrumbFacts,
  request: PageRequest,
  services: PageServices,
): Promise<Breadcrumbs> {
  const { market, rest } = request
  if (rest === '/') return []
  const home = { label: plainMessage('shell.home', market.language), href: `/${market.locale.alias}` }
  const parents = await categoryTrail(category, request, services)
  if (product) return [home, ...parents, { label: productName(product) }]
  if (category) return [home, ...parents.slice(0, -1), { label: category.name ?? title }]
  return [home, { label: title }]
}

/** The category and all above it, top first, as links. A parent that cannot be read is left out. */
async function categoryTrail(
  category: Category | null,
  request: PageRequest,
  services: PageServices,
): Promise<Breadcrumbs> {
  if (!category) return []
  const { market, signal } = request
  const tree = (category.parentCategoryTree ?? []).filter(({ id }) => id !== 'root' && id !== category.id)
  const parents = await Promise.all(
    tree.map(({ id }) => getCategory(services.scapi(market), { id, levels: 0 }, { signal }).catch(() => null)),
  )
  return [...parents, category].flatMap((entry) =>
    entry ? [{ label: entry.name ?? entry.id, href: categoryHref(entry, market) }] : [],
  )
}
