import { XMLParser, XMLValidator } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
})

/** Every page of a sitemap index: `{ url, alternates, lastModified, image }`. Throws if a file is missing or malformed. */
export async function readSitemap(origin, get = getText) {
  const index = parseXml(await get(`${origin}/sitemap.xml`))
  const files = (index.sitemapindex?.sitemap ?? []).map(({ loc }) => loc)
  if (files.length === 0) throw new Error('The sitemap index lists no file.')
  const pages = []
  for (const file of files) pages.push(...readUrls(await get(file), file))
  return { files, pages }
}

function readUrls(xml, file) {
  const urls = parseXml(xml).urlset?.url ?? []
  if (urls.length > 50_000) throw new Error(`${file} has more than 50,000 addresses.`)
  if (Buffer.byteLength(xml) > 50 * 1024 * 1024) throw new Error(`${file} is larger than 50 MB.`)
  return urls.map((url) => ({
    url: url.loc,
    alternates: new Map((url['xhtml:link'] ?? []).map(({ hreflang, href }) => [hreflang, href])),
    lastModified: url.lastmod ?? null,
    image: url['image:image']?.['image:loc'] ?? null,
  }))
}

function parseXml(xml) {
  const result = XMLValidator.validate(xml)
  if (result !== true) throw new Error(`A sitemap is not valid XML: ${result.err.msg}`)
  return parser.parse(xml)
}

async function getText(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) })
  if (!response.ok) throw new Error(`${url} failed with status ${response.status}.`)
  return response.text()
}
