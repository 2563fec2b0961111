import robotsParser from 'robots-parser'
import { fetchPages } from './fetchPages.mjs'
import { pageFaults } from './pageFaults.mjs'

/**
 * Internal links that crawlers may follow and that are not checked yet, each with a page that contains it. Curated
 * facets have the same links in every locale, so only one locale is checked.
 * @param known addresses that are checked already
 */
export function furtherLinks(pages, { origin, robots, facetLocale, known }) {
  const rules = robotsParser(`${origin}/robots.txt`, robots)
  const found = new Map()
  for (const { url: from, document, localeId } of pages) {
    for (const href of document?.links ?? []) {
      const url = target(href, from)
      if (url === null) {
        found.set(href, from)
        continue
      }
      if (url.origin !== origin || known.has(url.href) || found.has(url.href)) continue
      if (rules.isDisallowed(url.href, 'Googlebot')) continue
      if (url.searchParams.has('refine') && localeId !== facetLocale) continue
      found.set(url.href, from)
    }
  }
  return [...found].map(([url, from]) => ({ url, from }))
}

/**
 * Follows links: reports those without status 200, and faults of indexable pages they lead to,
 * such as campaigns. Also returns these pages.
 */
export async function followLinks(links, { width }) {
  const [good, broken] = [true, false].map((wanted) => links.filter(({ url }) => URL.canParse(url) === wanted))
  const fetched = await fetchPages(good, { width })
  const pages = fetched.filter(({ document }) => document?.lang && document.robots === null)
  return {
    pages,
    faults: [
      ...broken.map(({ url, from }) => `${from} links to ${url}, which is no address`),
      ...fetched.flatMap(({ url, status, entry }) =>
        status === 200 ? [] : [`${entry.from} links to ${url}, which answers ${status}`],
      ),
      ...pages.flatMap((page) =>
        pageFaults(page, {}).map((fault) => `${page.url} ${fault} (linked by ${page.entry.from})`),
      ),
    ],
  }
}

/** Pages of the sitemap without a link from another page. */
export function orphans(entries, pages) {
  const linked = new Set(
    pages.flatMap(({ url: from, document }) =>
      (document?.links ?? []).map((href) => target(href, from)?.href).filter((href) => href && href !== from),
    ),
  )
  return entries.flatMap(({ url }) => (linked.has(url) ? [] : [`${url} is linked by no page`]))
}

function target(href, from) {
  if (!URL.canParse(href, from)) return null
  const url = new URL(href, from)
  url.hash = ''
  return url
}
