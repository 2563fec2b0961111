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

/** Links that do not answer 200. */
export async function linkFaults(links, { width }) {
  const faults = await inParallel(links, width, async ({ url, from }) => {
    try {
      const response = await answer(url)
      return response.status === 200 ? [] : [`${from} links to ${url}, which answers ${response.status}`]
    } catch (error) {
      return [`${from} links to ${url}, which gives no answer (${error.message})`]
    }
  })
  return faults.flat()
}

/** A server that sheds load says when to come again; it is asked once more, as a crawler would. */
async function answer(url, isSecond = false) {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
  await response.arrayBuffer()
  if (response.status !== 503 || isSecond) return response
  const seconds = Math.min(10, Number(response.headers.get('retry-after')) || 1)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return answer(url, true)
}
