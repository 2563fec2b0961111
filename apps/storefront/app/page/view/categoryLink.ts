import type { Category } from '@vitrine/commerce-client/types/category'
import type { Market } from '../market.js'

/** In-app path of a category; without `c_urlPath` the CMS route `/category/{id}`. */
export function categoryHref(category: Pick<Category, 'id' | 'c_urlPath'>, market: Market): string {
  const { c_urlPath: urlPath } = category
  return `/${market.locale.alias}${typeof urlPath === 'string' && urlPath !== '' ? urlPath : `/category/${encodeURIComponent(category.id)}`}`
}
