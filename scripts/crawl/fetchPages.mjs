import { ask } from './ask.mjs'
import { inParallel } from '../run/inParallel.mjs'
import { localeOf } from './localeOf.mjs'
import { readDocument } from './readDocument.mjs'

/**
 * Fetches every page of the sitemap, or of a list of `{ url }`: `{ url, localeId, isHome, status, document, entry }`.
 * A page with a status other than its expected `status` (default 200) has no document.
 */
export async function fetchPages(entries, { width }) {
  return inParallel(entries, width, async (entry) => {
    const { url } = entry
    const { status, html } = await ask(url)
    const isHome = new URL(url).pathname.split('/').length === 3
    const document = status === (entry.status ?? 200) ? readDocument(html) : null
    return { url, localeId: localeOf(url) ?? '', isHome, status, entry, document }
  })
}
