const LEVELS = 5
const PADDING = 'no value'

/**
 * Category path as tracking reports it: padded with '/no value' up to 5 levels (Spec §9 "Analytics").
 *
 * @param path slash-separated, e.g. `watches/mens`; outer slashes do not count.
 */
export function trackingCategoryPath(path: string | undefined): string {
  const levels = (path ?? '').split('/').filter((level) => level !== '')
  const missing = Math.max(0, LEVELS - levels.length)
  return [...levels, ...Array.from({ length: missing }, () => PADDING)].join('/')
}
