import { withoutLocale } from './localeOf.mjs'

/** Maximum document size, and maximum offset of structured data (trust.md D). */
export const MAX_BYTES = 500 * 1024
const MAX_DATA_END = 100 * 1024
/** Minimum and maximum length of a description in characters; search results truncate longer ones. */
const DESCRIPTION = [50, 161]

const HREFLANG = /^(?:[a-z]{2}-[A-Z]{2}|x-default)$/

/**
 * Faults of an indexable page.
 * @param page `{ url, status, localeId, document }` as fetched; the locale comes from the alias
 * @param entry its sitemap entry; without alternates the page is not in the sitemap (a campaign, a further listing page)
 */
export function pageFaults({ url, status, localeId, document }, entry) {
  if (status !== 200) return [`answers ${status}`]
  const faults = commonFaults({ url, localeId, document })
  const check = (isRight, fault) => isRight || faults.push(fault)
  const length = document.description?.length ?? 0
  check(length > 0, 'has no description')
  const [least, most] = DESCRIPTION
  check(length === 0 || (length >= least && length <= most), `has a description of ${length} characters`)
  check(document.robots === null, `is in the sitemap and says ${document.robots}`)
  check(document.canonical === url, `has the canonical ${document.canonical}`)
  check(document.dataEnd <= MAX_DATA_END, `has structured data at ${Math.round(document.dataEnd / 1024)} KB`)
  check(document.openGraph.url === url, `has og:url ${document.openGraph.url}`)
  check(Boolean(document.openGraph.title), 'has no og:title')
  // Further listing pages and curated facets have no alternates, since other locales may lack them.
  if (!entry.alternates && document.alternates.size === 0) return faults
  for (const lang of document.alternates.keys()) check(HREFLANG.test(lang) && lang !== 'en-UK', `has hreflang ${lang}`)
  check(document.alternates.get(localeId) === url, 'does not name itself among its alternates')
  const rest = withoutLocale(url)
  const fallback = document.alternates.get('x-default')
  check(fallback === rest, fallback ? `has the x-default ${fallback}` : 'has no x-default')
  if (!entry.alternates) return faults
  const [head, sitemap] = [document.alternates, entry.alternates].map(written)
  check(head === sitemap, `names other alternates than the sitemap: ${head} / ${sitemap}`)
  return faults
}

/**
 * Faults of a page that must not be indexed: search, wishlist, cart, 404.
 * @param entry `{ status }`: the expected status
 */
export function hiddenFaults({ url, status, localeId, document }, entry) {
  if (status !== entry.status) return [`answers ${status} and not ${entry.status}`]
  const faults = commonFaults({ url, localeId, document })
  const check = (isRight, fault) => isRight || faults.push(fault)
  check(document.robots?.includes('noindex'), 'does not say noindex')
  check(document.canonical === null, `has the canonical ${document.canonical}`)
  check(document.alternates.size === 0, 'has alternates')
  return faults
}

function commonFaults({ localeId, document }) {
  const faults = []
  const check = (isRight, fault) => isRight || faults.push(fault)
  check(document.h1 === 1, `has ${document.h1} h1`)
  check(document.title !== '' && !/^\s*\|/.test(document.title), 'has no title')
  check(document.lang === localeId, `has lang ${document.lang} and not ${localeId}`)
  if (localeId === 'de-CH') check(document.nonSwiss.length === 0, `is not in Swiss spelling: ${document.nonSwiss}`)
  check(document.bytes <= MAX_BYTES, `has ${Math.round(document.bytes / 1024)} KB of HTML`)
  return faults
}

function written(alternates) {
  return [...alternates]
    .map(([lang, href]) => `${lang} ${href}`)
    .sort((a, b) => a.localeCompare(b))
    .join(', ')
}
