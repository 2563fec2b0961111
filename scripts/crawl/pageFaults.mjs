/** Largest document, and how far into it structured data may reach (trust.md D). */
export const MAX_BYTES = 500 * 1024
export const MAX_DATA_END = 100 * 1024

/**
 * What is wrong with one page of the sitemap.
 * @param page `{ url, status, document }` as fetched
 * @param entry its line of the sitemap
 * @param localeId id of the locale whose alias its address has
 */
export function pageFaults({ url, status, document }, entry, localeId) {
  if (status !== 200) return [`answers ${status}`]
  const faults = []
  const check = (isRight, fault) => isRight || faults.push(fault)
  check(document.h1 === 1, `has ${document.h1} h1`)
  check(document.title !== '' && !/^\s*\|/.test(document.title), 'has no title')
  check(Boolean(document.description), 'has no description')
  check(document.robots === null, `is in the sitemap and says ${document.robots}`)
  check(document.canonical === url, `has the canonical ${document.canonical}`)
  check(document.lang === localeId, `has lang ${document.lang} and not ${localeId}`)
  check(document.bytes <= MAX_BYTES, `has ${Math.round(document.bytes / 1024)} KB of HTML`)
  check(document.dataEnd <= MAX_DATA_END, `has structured data at ${Math.round(document.dataEnd / 1024)} KB`)
  check(document.openGraph.url === url, `has og:url ${document.openGraph.url}`)
  check(Boolean(document.openGraph.title), 'has no og:title')
  check(document.alternates.get(localeId) === url, 'does not name itself among its alternates')
  check(document.alternates.has('x-default'), 'has no x-default')
  const [head, sitemap] = [document.alternates, entry.alternates].map(written)
  check(head === sitemap, `names other alternates than the sitemap: ${head} / ${sitemap}`)
  return faults
}

function written(alternates) {
  return [...alternates]
    .map(([lang, href]) => `${lang} ${href}`)
    .sort((a, b) => a.localeCompare(b))
    .join(', ')
}
