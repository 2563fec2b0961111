import type { UrlMapping, UrlMappingCategoryPath } from '@vitrine/commerce-client/types/seo'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { Problem, badRequest } from '../http/problem.js'
import { decodeOnceMore, first, type Query } from '../http/query.js'
import { isKnownLocale } from './knownLocale.js'
import { mapRedirect } from './redirectMapping.js'
import { GROUP_CATEGORIES, MOVED_URLS, REFINED_URLS } from './urlRules.js'

const MAXIMUM_LENGTH = 2047
const LOCALE_ALIAS = /^\/([a-z]{2}\/[a-z]{2})(?=\/)/

/**
 * getUrlMapping: the resource for a URL path after the locale alias. Product URLs are recognised by their id, so a
 * moved product redirects to its current path. Resources of a customer group are found with `c_customerGroups` only, a
 * list separated by `;` or `,`.
 * @throws Problem 404 `seo-url-mapping-not-found`, 400 `unknown-locale`
 */
export function getUrlMapping(query: Query, catalogue: CatalogueIndex): UrlMapping {
  const segment = first(query, 'urlSegment')
  if (!segment || encodeURIComponent(segment.toWellFormed()).length > MAXIMUM_LENGTH) {
    const expected = `(1..${MAXIMUM_LENGTH})`
    throw badRequest(`The string length constraint was violated by 'urlSegment'.`, {
      parameter: 'urlSegment',
      expected,
    })
  }
  const locale = first(query, 'locale') ?? 'default'
  if (!isKnownLocale(locale)) throw new Problem(400, 'unknown-locale', `The locale '${locale}' is unknown.`, { locale })

  const given = `/${withoutOuterSlashes(decodeOnceMore(segment))}`
  const alias = LOCALE_ALIAS.exec(given)?.[1] ?? null
  const path = alias === null ? given : given.slice(alias.length + 1)
  const mapping =
    mapProduct(path, catalogue) ??
    mapCategory(path, catalogue) ??
    mapRefined(path, catalogue) ??
    mapMoved(path, alias, catalogue) ??
    mapRedirect(path, alias, catalogue)
  if (mapping && isVisible(mapping.c_categoryPath, readGroups(query))) return mapping
  throw new Problem(404, 'seo-url-mapping-not-found', segment, { urlSegment: segment, locale })
}

function mapProduct(path: string, catalogue: CatalogueIndex): UrlMapping | null {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const product = file.endsWith('.html') ? catalogue.product(file.slice(0, -'.html'.length)) : undefined
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

function mapRefined(path: string, catalogue: CatalogueIndex): UrlMapping | null {
  const refined = REFINED_URLS.find((entry) => entry.path === path)
  const category = refined && catalogue.categoryByPath(refined.categoryPath)
  if (!category) return null
  return {
    resourceType: 'CATEGORY',
    resourceId: category.id,
    refinements: refined.refinements,
    c_categoryPath: categoryPath(category.id, path, path, catalogue),
  }
}

/** The redirect of a content asset is known only with the locale alias in the path. */
function mapMoved(path: string, alias: string | null, catalogue: CatalogueIndex): UrlMapping | null {
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
    ...(alias !== null && {
      statusCode: 301,
      destinationUrl: `/${alias}${moved.destination}`,
      copySourceParams: false,
    }),
  }
}

/** Category path from the top down; redirects when the path is not the resource's canonical one. */
function categoryPath(categoryId: string | undefined, path: string, ownPath: string, catalogue: CatalogueIndex) {
  const shouldRedirect = path !== ownPath
  return {
    shouldRedirect,
    ...(shouldRedirect && { destinationRelativeURLWithoutLocale: ownPath }),
    path: catalogue.trail(categoryId).map(({ id }) => ({ cgid: id })),
  }
}

function isVisible(path: UrlMappingCategoryPath | undefined, groups: readonly string[]): boolean {
  return (path?.path ?? []).every(({ cgid }) => {
    const group = Object.hasOwn(GROUP_CATEGORIES, cgid) ? GROUP_CATEGORIES[cgid] : undefined
    return group === undefined || groups.includes(group)
  })
}

function readGroups(query: Query): readonly string[] {
  return decodeOnceMore(first(query, 'c_customerGroups') ?? '')
    .split(/[;,]/)
    .map((group) => group.trim())
}

function withoutOuterSlashes(value: string): string {
  let start = 0
  let end = value.length
  while (start < end && value[start] === '/') start += 1
  while (end > start && value[end - 1] === '/') end -= 1
  return value.slice(start, end)
}
