import robotsParser from 'robots-parser'
import { inParallel } from './inParallel.mjs'

/**
 * Internal links of all pages that are not in the sitemap and that crawlers may follow, each with a page that has it. A
 * curated facet has the same links in every locale, so those of one locale stand for all.
 * @param known addresses that are in the sitemap
 */
export function furtherLinks(pages, { origin, robots, facetLocale, known }) {
  const rules = robotsParser(`${origin}/robots.txt`, robots)
  const found = new Map()
  for (const { url: from, document, localeId } of pages) {
    for (const href of document?.links ?? []) {
      if (!URL.canParse(href, from)) {
        found.set(href, from)
        continue
      }
      const url = new URL(href, from)
      url.hash = ''
      if (url.origin !== origin || known.has(url.href) || found.has(url.href)) continue
      if (rules.isDisallowed(url.href, 'Googlebot')) continue
      if (url.searchParams.has('refine') && localeId !== facetLocale) continue
      found.set(url.href, from)
    }
  }
  return [...found].map(([url, from]) => ({ url, from }))
}

/** Links that do not answer 200, themselves or after one redirect (x-default and the like). */
export async function linkFaults(links, { width }) {
  const faults = await inParallel(links, width, async ({ url, from }) => {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
      await response.arrayBuffer()
      return response.status === 200 ? [] : [`${from} links to ${url}, which answers ${response.status}`]
    } catch (error) {
      return [`${from} links to ${url}, which gives no answer (${error.message})`]
    }
  })
  return faults.flat()
}
