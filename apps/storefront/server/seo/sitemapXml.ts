import type { SitemapData, SitemapEntry } from '../../app/contract/sitemapEntry.js'

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
const FOOT = '</urlset>\n'

/** Limits of one file (sitemaps.org). */
const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 } as const

export interface SitemapLimits {
  readonly urls: number
  readonly bytes: number
}

/** One page in one locale: URL, last change, the same alternates as in its head, picture. */
export function sitemapUrl(
  entry: SitemapEntry,
  localeId: string,
  { origin, locales }: Pick<SitemapData, 'locales'> & { readonly origin: string },
): string {
  const hrefs = locales.flatMap(({ id, alias }) =>
    entry.localeIds.includes(id) ? [{ id, href: origin + localePath(alias, entry.path) }] : [],
  )
  const own = hrefs.find(({ id }) => id === localeId)
  if (!own) return ''
  const alternates = [...hrefs, { id: 'x-default', href: origin + entry.path }]
  return [
    `<url><loc>${escapeXml(own.href)}</loc>`,
    entry.lastModified === null ? '' : `<lastmod>${escapeXml(entry.lastModified)}</lastmod>`,
    ...alternates.map(({ id, href }) => `<xhtml:link rel="alternate" hreflang="${id}" href="${escapeXml(href)}"/>`),
    entry.image === null ? '' : `<image:image><image:loc>${escapeXml(entry.image)}</image:loc></image:image>`,
    '</url>\n',
  ].join('')
}

/**
 * Distributes URLs over as many files as the limits require, at least one. Yields to the event loop from time to time.
 */
export async function sitemapFiles(
  urls: Iterable<string>,
  limits: SitemapLimits = sitemapLimits,
): Promise<readonly string[]> {
  const files: string[] = []
  const room = limits.bytes - Buffer.byteLength(HEAD + FOOT)
  let part: string[] = []
  let bytes = 0
  let seen = 0
  const close = () => {
    files.push(HEAD + part.join('') + FOOT)
    part = []
    bytes = 0
  }
  for (const url of urls) {
    const size = Buffer.byteLength(url)
    if (part.length > 0 && (part.length === limits.urls || bytes + size > room)) close()
    part.push(url)
    bytes += size
    seen += 1
    if (seen % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  if (part.length > 0 || files.length === 0) close()
  return files
}

/** The index of all files. */
export function sitemapIndex(names: readonly string[], origin: string): string {
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}`)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

function localePath(alias: string, path: string): string {
  return `/${alias}${path === '/' ? '' : path}`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
