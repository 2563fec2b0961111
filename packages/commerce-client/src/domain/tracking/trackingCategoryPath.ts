const LEVELS = 5
const PADDING = 'no value'

/**
 * Category path for tracking: padded with '/no value' to 5 levels (Spec §9 "Analytics").
 *
 * @param path slash-separated, e.g. `watches/mens`; leading and trailing slashes are ignored.
 */
export function trackingCategoryPath(path: string | undefined): string {
  const levels = (path ?? '').split('/').filter((level) => level !== '')
  const missing = Math.max(0, LEVELS - levels.length)
  return [...levels, ...Array.from({ length: missing }, () => PADDING)].join('/')
}
