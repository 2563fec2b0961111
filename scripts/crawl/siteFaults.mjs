/** Faults across pages: duplicate titles and descriptions, inconsistent alternates. */
export function siteFaults(pages) {
  return [...sameFaults(pages, 'title'), ...sameFaults(pages, 'description'), ...alternateFaults(pages)]
}

function sameFaults(pages, field) {
  const first = new Map()
  return pages.flatMap(({ url, localeId, document }) => {
    const value = document?.[field]
    if (!value) return []
    const key = `${localeId} ${value}`
    const other = first.get(key)
    if (other === undefined) first.set(key, url)
    return other === undefined ? [] : [`${url} has the ${field} of ${other}: ${value}`]
  })
}

/** Every alternate must be a page of the sitemap with the same set of alternates. */
function alternateFaults(pages) {
  const known = new Map(pages.map((page) => [page.url, page]))
  return pages.flatMap(({ url, document }) =>
    [...(document?.alternates ?? [])].flatMap(([lang, href]) => {
      if (lang === 'x-default') return []
      const other = known.get(href)
      if (!other) return [`${url} names ${href} (${lang}), which is not in the sitemap`]
      if (other.localeId !== lang) return [`${url} calls ${href} ${lang}, and it is ${other.localeId}`]
      return [...(other.document?.alternates.values() ?? [])].includes(url) ? [] : [`${href} does not name ${url} back`]
    }),
  )
}
