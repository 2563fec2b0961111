import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followLinks, furtherLinks, orphans } from './linkFaults.mjs'
import { readSitemap } from './readSitemap.mjs'
import { samples } from './samples.mjs'
import { siteFaults } from './siteFaults.mjs'
import { templateFaults, templateIds, unreached } from './templateFaults.mjs'
import { html, origin, url } from './testPage.mjs'

describe('checks across pages', () => {
  const page = (path, localeId, named, title = path) => ({
    url: origin + path,
    localeId,
    document: {
      title,
      description: path,
      alternates: new Map(Object.entries(named).map(([lang, to]) => [lang, origin + to])),
    },
  })
  const pair = { 'de-CH': '/ch/de/a', 'en-GB': '/uk/en/a' }

  it('accept alternates that refer to each other', () => {
    expect(siteFaults([page('/ch/de/a', 'de-CH', pair), page('/uk/en/a', 'en-GB', pair)])).toEqual([])
  })

  it.each([
    ['names a page that is not there', [page('/ch/de/a', 'de-CH', pair)], 'not in the sitemap'],
    [
      'is not named back',
      [page('/ch/de/a', 'de-CH', pair), page('/uk/en/a', 'en-GB', { 'en-GB': '/uk/en/a' })],
      'does not name',
    ],
    [
      'calls another locale by a wrong name',
      [page('/ch/de/a', 'de-CH', { 'de-CH': '/ch/de/a', 'en-DK': '/uk/en/a' }), page('/uk/en/a', 'en-GB', pair)],
      'and it is en-GB',
    ],
    [
      'has the title of another',
      [page('/ch/de/a', 'de-CH', {}, 'Watches'), page('/ch/de/b', 'de-CH', {}, 'Watches')],
      'has the title of',
    ],
  ])('of which one %s are at fault', (_, pages, fault) => {
    expect(siteFaults(pages)).toEqual([expect.stringContaining(fault)])
  })

  it('allow the same title in several locales', () => {
    expect(siteFaults([page('/ch/en/a', 'en-CH', {}, 'Watches'), page('/uk/en/b', 'en-GB', {}, 'Watches')])).toEqual([])
  })

  it('select one sample for each template and language', () => {
    const of = (path, localeId, template) => ({ url: origin + path, localeId, document: { template } })
    const chosen = samples([
      of('/ch/de/long', 'de-CH', 'a'),
      of('/ch/de', 'de-CH', 'a'),
      of('/at/de', 'de-AT', 'a'),
      of('/uk/en', 'en-GB', 'a'),
    ])
    expect(chosen.map((one) => one.url)).toEqual([`${origin}/ch/de`, `${origin}/uk/en`])
  })

  it('collect the links that a crawler may follow, each once', () => {
    const links = [
      '/ch/de/service',
      '/ch/de/service#a',
      url,
      '/ch/de/x?refine=a%3Db',
      'https://other.example/',
      'mailto:a@b.example',
    ]
    const pages = [{ url, localeId: 'de-CH', document: { links } }]
    const found = furtherLinks(pages, {
      origin,
      robots: 'User-agent: *\nDisallow: /*?*refine=',
      facetLocale: 'de-CH',
      known: new Set([url]),
    })
    expect(found).toEqual([{ url: `${origin}/ch/de/service`, from: url }])
  })

  it('report a page without incoming links', () => {
    const entries = ['/ch/de/a', '/ch/de/b', '/ch/de/c'].map((path) => ({ url: origin + path }))
    const pages = [
      { url: `${origin}/ch/de/a`, document: { links: ['/ch/de/b#top', '/ch/de/a', 'http://['] } },
      { url: `${origin}/ch/de/c`, document: { links: ['/ch/de/a', '/ch/de/c'] } },
    ]
    expect(orphans(entries, pages)).toEqual([`${origin}/ch/de/c is linked by no page`])
  })
})

describe('a sitemap', () => {
  const files = {
    [`${origin}/sitemap.xml`]: `<?xml version="1.0"?><sitemapindex><sitemap><loc>${origin}/sitemaps/a.xml</loc></sitemap></sitemapindex>`,
    [`${origin}/sitemaps/a.xml`]: `<urlset><url><loc>${url}</loc><xhtml:link rel="alternate" hreflang="de-CH" href="${url}"/></url></urlset>`,
  }

  it('is read through its index', async () => {
    const { pages } = await readSitemap(origin, async (file) => files[file])
    expect(pages).toEqual([{ url, alternates: new Map([['de-CH', url]]), lastModified: null, image: null }])
  })

  it('is rejected if it is not XML or lists no file', async () => {
    await expect(readSitemap(origin, async () => '<urlset>')).rejects.toThrow('not valid XML')
    await expect(readSitemap(origin, async () => '<sitemapindex></sitemapindex>')).rejects.toThrow('lists no file')
  })
})
describe('templates', () => {
  const source = "  'vitrine:pages/home': root('retailer'),\n  'vitrine:pages/search': page('retailer'),\n"

  it('are read from the source of their table', () => {
    expect(templateIds(source)).toEqual(['vitrine:pages/home', 'vitrine:pages/search'])
  })

  it('are reported if no page uses them, unless they are listed as unreached', () => {
    const pages = [{ document: { template: 'vitrine:pages/home' } }]
    const ids = [...templateIds(source), ...unreached.keys()]
    expect(templateFaults(ids, pages)).toEqual(['no page has the template vitrine:pages/search'])
  })
})

describe('links', () => {
  let shed = 0
  const server = createServer((request, response) => {
    shed += request.url === '/busy' ? 1 : 0
    const status = request.url === '/gone' || (request.url === '/busy' && shed === 1) ? 503 : 200
    response.writeHead(request.url === '/missing' ? 404 : status, { 'retry-after': '0.01' })
    response.end(request.url === '/campaign' ? html({ named: new Map() }) : '')
  })
  let base = ''
  beforeAll(async () => {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${server.address().port}`
  })
  afterAll(() => server.close())
  const follow = (path) => followLinks([{ url: path.startsWith('/') ? base + path : path, from: url }], { width: 1 })

  it.each([
    ['/missing', 'which answers 404'],
    ['/gone', 'which answers 503'],
    ['http://[', 'which is no address'],
    ['/campaign', 'has the canonical'],
  ])('to %s are reported', async (path, fault) => {
    expect((await follow(path)).faults).toContainEqual(expect.stringContaining(fault))
  })

  it('to an overloaded server are retried, and non-HTML responses are not parsed', async () => {
    expect(await follow('/busy')).toEqual({ pages: [], faults: [] })
    expect(shed).toBe(2)
    expect((await follow('/film.mp4')).faults).toEqual([])
  })
})
