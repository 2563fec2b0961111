import { isRecord, stringOr } from './unknownJson.js'
import { CmsError } from './CmsError.js'

/** Absolute addresses of a page in its own and in every other locale (Spec §3 "Canonical links"). */
export interface CanonicalLinks {
  readonly canonical: { readonly href: string }
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** @throws CmsError `malformed` when there is no canonical address. */
export function readCanonicalLinks(body: unknown): CanonicalLinks {
  const canonical = isRecord(body) && isRecord(body.canonical) ? stringOr(body.canonical.href, '') : ''
  if (canonical === '') throw new CmsError('malformed', 'The canonical-links answer has no canonical address.')
  const alternates = isRecord(body) && Array.isArray(body.alternates) ? body.alternates.filter(isRecord) : []
  return {
    canonical: { href: canonical },
    alternates: alternates
      .map((one) => ({ hreflang: stringOr(one.hreflang, ''), href: stringOr(one.href, '') }))
      .filter((one) => one.hreflang !== '' && one.href !== ''),
  }
}
