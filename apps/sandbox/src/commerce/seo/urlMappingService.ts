import type { UrlMapping } from '@vitrine/commerce-client/types/seo'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { Problem, badRequest } from '../http/problem.js'
import { decodeOnceMore, first, type Query } from '../http/query.js'
import { isKnownLocale } from './knownLocale.js'
import { MOVED_URLS } from './movedUrls.js'

const MAXIMUM_LENGTH = 2047
const LOCALE_ALIAS = /^\/([a-z]{2}\/[a-z]{2})(?=\/)/

/**
 * getUrlMapping: what an address after the locale alias leads to. Product addresses are recognised by their id, so a
 * piece that moved redirects to its present path.
 * @throws Problem 404 `seo-url-mapping-not-found`, 400 `unknown-locale`
 */
export function getUrlMapping(query: Query, catalogue: CatalogueIndex): UrlMapping {
  const segment = first(query, 'urlSegment')
  if (!segment || segment.length > MAXIMUM_LENGTH) {
    const expected = `(1..${MAXIMUM_LENGTH})`
    throw badRequest(`The string length constraint was violated by 'urlSegment'.`, {
      parameter: 'urlSegment',
      expected,
    })
  }
  const locale = first(query, 'locale') ?? 'default'
  if (!isKnownLocale(locale)) throw new Problem(400, 'unknown-locale', `The locale '${locale}' is unknown.`, { locale })

  const given = `/${decodeOnceMore(segment).replace(/^\/+|\/+$/g, '')}`
  const alias = LOCALE_ALIAS.exec(given)?.[1]
  const path = alias === undefined ? given : given.slice(alias.length + 1)
  const mapping = mapProduct(path, catalogue) ?? mapCategory(path, catalogue) ?? mapMoved(path, alias, catalogue)
  if (!mapping) throw new Problem(404, 'seo-url-mapping-not-found', segment, { urlSegment: segment, locale })
  return mapping
}

function mapProduct(path: string, catalogue: CatalogueIndex): UrlMapping | null {
  const [, id] = /\/([^/]+)\.html$/.exec(path) ?? []
  const product = id === undefined ? undefined : catalogue.product(id)
  if (!product) return null
  return {
    resourceType: 'PRODUCT',
    resourceId: product.id,
    productCategoryId: product.categories[0],
    c_categoryPath: categoryPath(product.categories[0], path, `${product.urlPath}/${product.id}.html`, catalogue),
  }
}

function mapCategory(path: string, catalogue: CatalogueIndex): UrlMapping | null {
  const category = catalogue.categoryByPath(path)
  if (!category) return null
  return {
    resourceType: 'CATEGORY',
    resourceId: category.id,
    c_categoryPath: categoryPath(category.id, path, category.path, catalogue),
  }
}

/** The redirect of a content asset is known only with the locale alias in the address. */
function mapMoved(path: string, alias: string | undefined, catalogue: CatalogueIndex): UrlMapping | null {
  const moved = MOVED_URLS.find((entry) => entry.path === path.toLowerCase())
  if (!moved) return null
  if (moved.kind === 'category') {
    const category = catalogue.categoryByPath(moved.categoryPath)
    if (!category) return null
    return {
      resourceType: 'CATEGORY',
      resourceId: category.id,
      c_categoryPath: categoryPath(category.id, path, category.path, catalogue),
    }
  }
  return {
    resourceType: 'CONTENT_ASSET',
    resourceSubType: 'STANDARD_CONTENT_ASSET',
    resourceId: moved.assetId,
    ...(alias !== undefined && {
      statusCode: 301,
      destinationUrl: `/${alias}${moved.destination}`,
      copySourceParams: false,
    }),
  }
}

/** Category path from the top down; it redirects when the address is not the resource's own. */
function categoryPath(categoryId: string | undefined, path: string, ownPath: string, catalogue: CatalogueIndex) {
  const shouldRedirect = path !== ownPath
  return {
    shouldRedirect,
    ...(shouldRedirect && { destinationRelativeURLWithoutLocale: ownPath }),
    path: catalogue.trail(categoryId).map(({ id }) => ({ cgid: id })),
  }
}
