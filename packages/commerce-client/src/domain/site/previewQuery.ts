/** What the preview parameters of a URL ask for (Spec §2, §4 "Preview and hybrid flags"). */
export interface PreviewQuery {
  /** The query contains `mgnlPreview`, whatever its value. */
  readonly isPreview: boolean
  /** `all` goes with the CMS page request when `mgnlPreview=false`; null = nothing. */
  readonly variants: 'all' | null
  /** `mgnlVersion`, sent as `version`; null = nothing. */
  readonly version: string | null
}

/** Reads the preview parameters. A host honours them with a signed token only and strips them otherwise (decision 6). */
export function previewQuery(search: string): PreviewQuery {
  const query = new URLSearchParams(search)
  return {
    isPreview: query.has('mgnlPreview'),
    variants: query.get('mgnlPreview') === 'false' ? 'all' : null,
    version: query.get('mgnlVersion') || null,
  }
}
