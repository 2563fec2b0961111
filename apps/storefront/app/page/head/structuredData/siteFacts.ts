import { imageUrl } from '../../view/imageUrl.js'
import type { Market } from '../../market.js'

/** Public origin and market for a page's structured data. */
export interface SiteFacts {
  /** Public origin, without a trailing slash. */
  readonly origin: string
  readonly market: Market
}

/** Maximum picture width in structured data, px. */
const PICTURE_WIDTH = 1200

/** Absolute URL of a site path, or the given absolute http(s) URL; null = neither. */
export function absoluteUrl(href: string, origin: string): string | null {
  if (href.startsWith('/') && !href.startsWith('//')) return origin + href
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : null
}

/** Absolute URL of a picture on the public origin, large enough for a search result; null = not an http(s) picture. */
export function pictureUrl(src: string, origin: string): string | null {
  return absoluteUrl(imageUrl(src, { width: PICTURE_WIDTH }), origin)
}

/** The value if it is an ISO 8601 date or a time with offset, else null. */
export function isoDate(value: string | null | undefined): string | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value))
    return null
  return Number.isNaN(Date.parse(value)) ? null : value
}
