import { isRecord, stringOr } from './unknownJson.js'
import { CmsError } from './CmsError.js'

/** Absolute URLs of a page in its own locale and in every other one (Spec §3 "Canonical links"). */
export interface CanonicalLinks {
  readonly canonical: { readonly href: string }
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** @throws CmsError `malformed` when the response has no canonical URL. */
export function readCanonicalLinks(body: unknown): CanonicalLinks {
  const canonical = isRecord(body) && isRecord(body.canonical) ? stringOr(body.canonical.href, '') : ''
  if (canonical === '') throw new CmsError('malformed', 'The canonical-links response has no canonical URL.')
  const alternates = isRecord(body) && Array.isArray(body.alternates) ? body.alternates.filter(isRecord) : []
  return {
    canonical: { href: canonical },
    alternates: alternates
      .map((one) => ({ hreflang: stringOr(one.hreflang, ''), href: stringOr(one.href, '') }))
      .filter((one) => one.hreflang !== '' && one.href !== ''),
  }
}
