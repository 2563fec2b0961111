const PREVIEW = /^mgnl/i

/**
 * A query without the parameters of the CMS preview, which nobody may send on without a signed token (decision 6). The
 * rest stays as it is written.
 *
 * @param query without its `?`
 * @returns with its `?`, or empty
 */
export function withoutPreview(query: string): string {
  const kept = query.split('&').filter((part) => part !== '' && !PREVIEW.test(part))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
