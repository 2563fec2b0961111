/** Templates that no sandbox address uses, with the reason; the crawl reports them. */
export const unreached = new Map([['vitrine:pages/virtual-root', 'the CMS has a home page for every country']])

/** Ids of all page templates, parsed from the source of their table. */
export function templateIds(source) {
  return [...source.matchAll(/^ {2}'(vitrine:pages\/[a-z0-9-]+)':/gm)].map(([, id]) => id)
}

/** Templates without a checked page, except known ones. */
export function templateFaults(ids, pages) {
  const seen = new Set(pages.map(({ document }) => document.template))
  return ids.flatMap((id) => (seen.has(id) || unreached.has(id) ? [] : [`no page has the template ${id}`]))
}
