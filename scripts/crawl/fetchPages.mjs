import { inParallel } from './inParallel.mjs'
import { readDocument } from './readDocument.mjs'

/** Fetches every page of the sitemap: `{ url, localeId, isHome, status, document, entry }`. */
export async function fetchPages(entries, { width, onPage = () => {} }) {
  return inParallel(entries, width, async (entry) => {
    const { status, html } = await get(entry.url)
    const localeId = [...entry.alternates].find(([, href]) => href === entry.url)?.[0] ?? ''
    const isHome = new URL(entry.url).pathname.split('/').length === 3
    const page = {
      url: entry.url,
      localeId,
      isHome,
      status,
      entry,
      document: status === 200 ? readDocument(html) : null,
    }
    onPage(page)
    return page
  })
}

async function get(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    return { status: response.status, html: await response.text() }
  } catch (error) {
    return { status: `no answer (${error.cause?.code ?? error.name})`, html: '' }
  }
}
