import type { Category } from '../../types/category.js'

/**
 * Path of a category's page, e.g. `/ch/de/watches/mens`. Without `c_urlPath`, the CMS route `/category/{id}`.
 * `localeAlias` is the path form of the locale, e.g. `ch/de`; omit it for a path without a locale.
 */
export function categoryUrl({ id, c_urlPath }: Pick<Category, 'id' | 'c_urlPath'>, localeAlias?: string): string {
  const prefix = localeAlias ? `/${localeAlias}` : ''
  return (
    prefix + (typeof c_urlPath === 'string' && c_urlPath !== '' ? c_urlPath : `/category/${encodeURIComponent(id)}`)
  )
}
