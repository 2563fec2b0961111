import type { Category, CategoryResult } from '@vitrine/commerce-client/types/category'
import type { SeedCategory } from '../../seed/seedTypes.js'
import { readMarket, type Market } from '../http/market.js'
import { Problem, validation } from '../http/problem.js'
import { first, list, type Query } from '../http/query.js'
import { imageLink } from '../products/productImages.js'
import { SITE_ID } from '../siteConfig.js'
import { ROOT_CATEGORY_ID, type CatalogueIndex } from './catalogueIndex.js'

const MAXIMUM_IDS = 50
const DEFAULT_LEVELS = '1'

/**
 * getCategory with 0, 1 or 2 levels below it; `root` is the whole tree.
 * @throws Problem 404 with the slug `product-not-found`, as on the platform
 */
export function getCategory(id: string, query: Query, catalogue: CatalogueIndex): Category {
  const market = readMarket(query, validation)
  const category = find(id, readLevels(query), market, catalogue)
  if (!category) {
    const detail = `No category with ID '${id}' for site '${SITE_ID}' could be found.`
    const extras = { title: 'Category Not Found', productId: id, siteId: SITE_ID }
    throw new Problem(404, 'product-not-found', detail, extras)
  }
  return category
}

/**
 * getCategories: known categories of the given ids, in the requested order.
 * @throws Problem 400 `validation` without ids or with more than 50
 */
export function getCategories(query: Query, catalogue: CatalogueIndex): CategoryResult {
  const market = readMarket(query, validation)
  const levels = readLevels(query)
  const ids = [...new Set(list(query, 'ids'))]
  if (ids.length === 0) throw validation("The query parameter 'ids' is missing.")
  if (ids.length > MAXIMUM_IDS) {
    throw validation(`Maximum number of categories you can request in one call is ${MAXIMUM_IDS}.`)
  }
  const data = ids.flatMap((id) => find(id, levels, market, catalogue) ?? [])
  return { limit: data.length, data, total: data.length }
}

function find(id: string, levels: number, market: Market, catalogue: CatalogueIndex): Category | undefined {
  if (id === ROOT_CATEGORY_ID) {
    const tops = catalogue.children(null)
    return {
      id,
      name: ROOT_CATEGORY_ID,
      onlineSubCategoriesCount: tops.length,
      ...(levels > 0 && { categories: tops.map((top) => toCategory(top, levels - 1, market, catalogue)) }),
    }
  }
  const category = catalogue.category(id)
  return category && toCategory(category, levels, market, catalogue)
}

function toCategory(category: SeedCategory, levels: number, market: Market, catalogue: CatalogueIndex): Category {
  const { language } = market
  const children = catalogue.children(category.id)
  return {
    id: category.id,
    name: category.name[language],
    description: category.description[language],
    image: category.image === null ? undefined : imageLink(category.image),
    onlineSubCategoriesCount: children.length,
    pageTitle: category.name[language],
    pageDescription: category.description[language],
    parentCategoryId: category.parentId ?? ROOT_CATEGORY_ID,
    parentCategoryTree: catalogue.trail(category.id).map(({ id, name }) => ({ id, name: name[language] })),
    c_urlPath: category.path,
    c_showInMenu: category.showInMenu,
    ...(levels > 0 && {
      categories: children.map((child) => toCategory(child, levels - 1, market, catalogue)),
    }),
  }
}

function readLevels(query: Query): number {
  const levels = first(query, 'levels') ?? DEFAULT_LEVELS
  if (!['0', '1', '2'].includes(levels)) throw validation(`The levels parameter '${levels}' is not valid.`)
  return Number(levels)
}
