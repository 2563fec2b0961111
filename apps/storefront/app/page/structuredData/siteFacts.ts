import { imageUrl } from '../imageUrl.js'
import type { Market } from '../market.js'

/** Where a structured-data object stands: the public origin and the market of its page. */
export interface SiteFacts {
  /** Origin that shoppers use, without a trailing slash. */
  readonly origin: string
  readonly market: Market
}

/** Widest picture that search engines are given, px. */
const PICTURE_WIDTH = 1200

/** Absolute URL of a path of ours, or the given absolute http(s) URL; null = it is neither. */
export function absoluteUrl(href: string, origin: string): string | null {
  if (href.startsWith('/') && !href.startsWith('//')) return origin + href
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : null
}

/** Absolute URL of a picture on our own origin, large enough for a search result; null = no picture of the web. */
export function pictureUrl(src: string, origin: string): string | null {
  return absoluteUrl(imageUrl(src, { width: PICTURE_WIDTH }), origin)
}

/** The date as it was given when it is an ISO 8601 date or time with offset; null = it is none. */
export function isoDate(value: string | null | undefined): string | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value))
    return null
  return Number.isNaN(Date.parse(value)) ? null : value
}
