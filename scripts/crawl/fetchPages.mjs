import { ask } from './ask.mjs'
import { inParallel } from './inParallel.mjs'
import { localeOf } from './localeOf.mjs'
import { readDocument } from './readDocument.mjs'

/**
 * Fetches every page of the sitemap, or of another list of `{ url }`: `{ url, localeId, isHome, status, document, entry }`.
 * A page that answers something else than its `status`, 200 if it has none, comes without a document.
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
