import type { UrlMapping } from '@vitrine/commerce-client/types/seo'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { URL_REDIRECTS, type UrlRedirect } from './urlRules.js'

/**
 * A redirect configured by merchandisers. One to a category or product includes the resource and the hook's
 * `c_categoryPath`; one to another URL has no resource. The destination has the locale alias if the source had it.
 */
export function mapRedirect(path: string, alias: string | null, catalogue: CatalogueIndex): UrlMapping | null {
  const redirect = URL_REDIRECTS.find((entry) => entry.path === path.toLowerCase())
  if (!redirect) return null
  const { statusCode, copySourceParams, additionalUrlParams } = redirect
  const target = resourceOf(redirect, catalogue)
  if (!target) return null
  const { destination, ...resource } = target
  return {
    ...resource,
    statusCode,
    destinationUrl: alias !== null && destination.startsWith('/') ? `/${alias}${destination}` : destination,
    copySourceParams,
    ...(additionalUrlParams !== undefined && { additionalUrlParams }),
  }
}

type Target = UrlMapping & { readonly destination: string }

function resourceOf({ to }: UrlRedirect, catalogue: CatalogueIndex): Target | null {
  if (to.kind === 'address') return { destination: to.address }
  if (to.kind === 'category') {
    const category = catalogue.categoryByPath(to.categoryPath)
    return category
      ? {
          resourceType: 'CATEGORY',
          resourceId: category.id,
          c_categoryPath: redirectPath(category.id, category.path, catalogue),
          destination: category.path,
        }
      : null
  }
  const product = catalogue.source.products.find(({ urlPath }) => urlPath === to.urlPath)
  if (!product) return null
  const destination = `${product.urlPath}/${product.id}.html`
  return {
    resourceType: 'PRODUCT',
    resourceId: product.id,
    productCategoryId: product.categories[0],
    c_categoryPath: redirectPath(product.categories[0], destination, catalogue),
    destination,
  }
}

function redirectPath(categoryId: string | undefined, destination: string, catalogue: CatalogueIndex) {
  return {
    shouldRedirect: true,
    destinationRelativeURLWithoutLocale: destination,
    path: catalogue.trail(categoryId).map(({ id }) => ({ cgid: id })),
  }
}
