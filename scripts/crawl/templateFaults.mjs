/** Templates that no address of the sandbox reaches, and why; the crawl says so instead of passing over them. */
export const unreached = new Map([['vitrine:pages/virtual-root', 'the CMS has a home page for every country']])

/** Ids of all page templates, from the source of the table that has them. */
export function templateIds(source) {
  return [...source.matchAll(/^ {2}'(vitrine:pages\/[a-z0-9-]+)':/gm)].map(([, id]) => id)
}

/** Templates of which no page was looked at, unless it is known why. */
export function templateFaults(ids, pages) {
  const seen = new Set(pages.map(({ document }) => document.template))
  return ids.flatMap((id) => (seen.has(id) || unreached.has(id) ? [] : [`no page has the template ${id}`]))
}
