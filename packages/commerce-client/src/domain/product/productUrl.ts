import type { Product } from '../../types/product.js'

/**
 * Path of a product's page, e.g. `/ch/de/aurelune/meridian-40/2104-310-1.html`. Without `c_urlPath`, the CMS route
 * `/product/{id}`. `localeAlias` is the path form of the locale, e.g. `ch/de`; omit it for a path without a locale.
 */
export function productUrl(
  product: { readonly id: string } & Pick<Product, 'c_urlPath'>,
  localeAlias?: string,
): string {
  const prefix = localeAlias ? `/${localeAlias}` : ''
  const id = encodeURIComponent(product.id)
  return product.c_urlPath ? `${prefix}${product.c_urlPath}/${id}.html` : `${prefix}/product/${id}`
}
