const PREVIEW = /^mgnl/i

/**
 * Removes the CMS preview parameters, which must not be forwarded without a signed token (decision 6). The rest is
 * unchanged.
 *
 * @param query without its `?`
 * @returns with its `?`, or empty
 */
export function withoutPreview(query: string): string {
  const kept = query.split('&').filter((part) => part !== '' && !PREVIEW.test(part))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
