import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { SitemapEntry } from '../../app/contract/sitemapEntry.js'
import { sitemapFiles, sitemapIndex, sitemapUrl } from './sitemapXml.js'

const origin = 'https://vitrine.example'
const locales = [
  { id: 'de-CH', alias: 'ch/de' },
  { id: 'en-GB', alias: 'uk/en' },
  { id: 'da-DK', alias: 'dk/da' },
]
const entry: SitemapEntry = {
  path: '/watches',
  localeIds: ['de-CH', 'en-GB'],
  lastModified: '2026-09-03T09:00:00.000+02:00',
  image: `${origin}/images/a.jpg?x=1&y="2"`,
}
const read = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
  }).parse(xml)
}
const urlOf = async (one: SitemapEntry, localeId: string) => {
  const [xml = ''] = await sitemapFiles([sitemapUrl(one, localeId, { origin, locales })])
  return read(xml).urlset.url[0]
}

describe('a page in a sitemap', () => {
  it('has its address, last change, picture and all its locales, including itself and x-default', async () => {
    expect(await urlOf(entry, 'en-GB')).toEqual({
      loc: `${origin}/uk/en/watches`,
      lastmod: entry.lastModified,
      'xhtml:link': [
        { '@_rel': 'alternate', '@_hreflang': 'de-CH', '@_href': `${origin}/ch/de/watches` },
        { '@_rel': 'alternate', '@_hreflang': 'en-GB', '@_href': `${origin}/uk/en/watches` },
        { '@_rel': 'alternate', '@_hreflang': 'x-default', '@_href': `${origin}/watches` },
      ],
      'image:image': { 'image:loc': expect.stringContaining('/images/a.jpg?x=1') },
    })
  })

  it('omits an unknown change date and picture', async () => {
    const url = await urlOf({ ...entry, lastModified: null, image: null }, 'de-CH')
    expect(Object.keys(url)).toEqual(['loc', 'xhtml:link'])
  })

  it('has only the alias as path for the home page', async () => {
    expect((await urlOf({ ...entry, path: '/' }, 'de-CH')).loc).toBe(`${origin}/ch/de`)
  })

  it('is omitted for a locale without the page', () => {
    expect(sitemapUrl(entry, 'da-DK', { origin, locales })).toBe('')
  })

  it('escapes values so that they cannot break the XML', async () => {
    const url = await urlOf({ ...entry, path: '/a"/><x>&', lastModified: null, image: null }, 'de-CH')
    expect(Object.keys(url)).toEqual(['loc', 'xhtml:link'])
  })
})

describe('the files of a sitemap', () => {
  const urls = (count: number) => Array.from({ length: count }, (_, at) => `<url><loc>${at}</loc></url>\n`)

  it.each([
    [0, 50_000, 1],
    [3, 3, 1],
    [4, 3, 2],
    [7, 3, 3],
  ])('splits %i addresses at %i per file into %i files', async (count, limit, files) => {
    const made = await sitemapFiles(urls(count), { urls: limit, bytes: 1_000_000 })
    expect(made).toHaveLength(files)
    expect(made.join('').match(/<loc>/g)?.length ?? 0).toBe(count)
  })

  it('contain 50,000 addresses each by default', async () => {
    expect((await sitemapFiles(urls(50_001))).map((xml) => xml.split('<url>').length - 1)).toEqual([50_000, 1])
  })

  it('stay below the byte limit', async () => {
    const made = await sitemapFiles(urls(100), { urls: 1000, bytes: 1000 })
    expect(made.length).toBeGreaterThan(1)
    expect(Math.max(...made.map((xml) => Buffer.byteLength(xml)))).toBeLessThanOrEqual(1000)
  })

  it('are listed in an index', () => {
    const { sitemapindex } = read(sitemapIndex(['ch-de-1.xml', 'uk-en-1.xml'], origin))
    expect(sitemapindex.sitemap).toEqual([
      { loc: `${origin}/sitemaps/ch-de-1.xml` },
      { loc: `${origin}/sitemaps/uk-en-1.xml` },
    ])
  })
})
