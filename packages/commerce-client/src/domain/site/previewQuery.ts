/** Preview parameters of a URL (Spec §2, §4 "Preview and hybrid flags"). */
export interface PreviewQuery {
  /** The query contains `mgnlPreview`, with any value. */
  readonly isPreview: boolean
  /** `all` = sent with the CMS page request, when `mgnlPreview=false`; null = not sent. */
  readonly variants: 'all' | null
  /** `mgnlVersion`, sent as `version`; null = not sent. */
  readonly version: string | null
}

/**
 * Parses the preview parameters. A host must apply them only with a signed token and strip them otherwise (decision 6).
 */
export function previewQuery(search: string): PreviewQuery {
  const query = new URLSearchParams(search)
  return {
    isPreview: query.has('mgnlPreview'),
    variants: query.get('mgnlPreview') === 'false' ? 'all' : null,
    version: query.get('mgnlVersion') || null,
  }
}
