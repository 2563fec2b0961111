import { categoryUrl } from '@vitrine/commerce-client/domain/product/categoryUrl'
import { getCategory } from '@vitrine/commerce-client/client/shopperProducts'
import { productName } from '@vitrine/commerce-client/domain/product/productName'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { PageRequest } from '../resolve/pageRequest.js'
import { plainMessage } from './serverMessages.server.js'
import type { PageServices } from './services.server.js'

export type Breadcrumbs = readonly { readonly label: string; readonly href?: string }[]

export interface BreadcrumbFacts {
  readonly product: Product | null
  readonly category: Category | null
  readonly title: string
  /** False if the path has no meaning, as on the 404 page. */
  readonly hasParents: boolean
}

/** Breadcrumbs from the home page to this page, which is the last entry. Empty on the home page. */
export async function breadcrumbsOf(
  { product, category, title, hasParents }: BreadcrumbFacts,
  request: PageRequest,
  services: PageServices,
): Promise<Breadcrumbs> {
  const { market, rest } = request
  if (rest === '/') return []
  const home = { label: plainMessage('shell.home', market.locale.id), href: `/${market.locale.alias}` }
  if (!product && !category) {
    return [home, ...(hasParents ? await contentTrail(request, services) : []), { label: title }]
  }
  const parents = await categoryTrail(category, request, services)
  if (product) return [home, ...parents, { label: productName(product) }]
  return [home, ...parents.slice(0, -1), { label: category?.name ?? title }]
}

/** Links to the category and its ancestors, top first. A parent that fails to load is left out. */
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
    entry ? [{ label: entry.name ?? entry.id, href: categoryUrl(entry, market.locale.alias) }] : [],
  )
}

/** Maximum number of parents between the home page and a page. */
const MAX_PARENTS = 6

/** Links to the CMS pages above a path, top first. Paths that are not pages, or fail to load, are left out. */
async function contentTrail({ market, rest }: PageRequest, services: PageServices): Promise<Breadcrumbs> {
  const segments = rest.split('/').slice(1, -1).slice(0, MAX_PARENTS)
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const titles = await Promise.all(paths.map((path) => services.pageTitles(market, parentPath(path))))
  return paths.flatMap((path, index) => {
    const label = titles[index]?.get(path.slice(path.lastIndexOf('/') + 1))
    return label ? [{ label, href: `/${market.locale.alias}${path}` }] : []
  })
}

function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
