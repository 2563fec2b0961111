import { describe, expect, it } from 'vitest'
import { dataFaults, validationFaults } from './dataFaults.mjs'
import { furtherLinks } from './linkFaults.mjs'
import { MAX_BYTES, pageFaults } from './pageFaults.mjs'
import { readDocument } from './readDocument.mjs'
import { readSitemap } from './readSitemap.mjs'
import { samples } from './samples.mjs'
import { siteFaults } from './siteFaults.mjs'

const origin = 'https://vitrine.example'
const url = `${origin}/ch/de/watches`
const alternates = new Map([
  ['de-CH', url],
  ['en-GB', `${origin}/uk/en/watches`],
  ['x-default', `${origin}/watches`],
])
const house = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  '@id': `${origin}/#organization`,
  name: 'Halbrenn',
  url: origin,
  address: { '@type': 'PostalAddress', addressCountry: 'CH', streetAddress: 'Uferweg 18' },
}
const trail = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/ch/de` },
    { '@type': 'ListItem', position: 2, name: 'Watches' },
  ],
}
const list = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', position: 1, url: `${origin}/ch/de/a/1.html` }],
}
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Meridian 40',
  image: [`${origin}/images/a.jpg`],
  offers: { '@type': 'Offer', price: 8200, priceCurrency: 'CHF', url, availability: 'https://schema.org/InStock' },
}

/** A page as the storefront writes it. */
function html({
  head = '',
  data = [house, trail],
  body = '<h1>Watches</h1>',
  template = 'vitrine:pages/general-page',
} = {}) {
  const links = [...alternates].map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)
  const scripts = data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
  return `<!doctype html><html lang="de-CH" class="theme-retailer"><head><title>Uhren &#38; Schmuck | Halbrenn</title><meta name="description" content="Alle Uhren."><link rel="canonical" href="${url}">${links.join('')}<meta property="og:title" content="Uhren"><meta property="og:url" content="${url}">${head}${scripts.join('')}</head><body><main>${body}</main><script type="application/json">{"template":"${template}"}</script></body></html>`
}
const pageOf = (parts, status = 200) => ({ url, status, document: readDocument(html(parts)) })
const faultsOf = (parts) => pageFaults(pageOf(parts), { alternates }, 'de-CH')
const data = (parts) => dataFaults({ document: readDocument(html(parts)), localeId: 'de-CH', origin, isHome: false })

describe('a page', () => {
  it('is read as it was written', () => {
    const { title, description, template, theme, h1 } = pageOf().document
    expect({ title, description, template, theme, h1 }).toEqual({
      title: 'Uhren & Schmuck | Halbrenn',
      description: 'Alle Uhren.',
      template: 'vitrine:pages/general-page',
      theme: 'retailer',
      h1: 1,
    })
  })

  it('without a fault has none', () => {
    expect(faultsOf()).toEqual([])
    expect(data()).toEqual([])
  })

  it.each([
    ['two h1', { body: '<h1>a</h1><h1 class="x">b</h1>' }, 'has 2 h1'],
    ['no h1', { body: '' }, 'has 0 h1'],
    ['noindex', { head: '<meta name="robots" content="noindex,nofollow">' }, 'is in the sitemap and says noindex'],
    ['too much HTML', { body: `<h1>a</h1>${'x'.repeat(MAX_BYTES)}` }, 'KB of HTML'],
    ['structured data too far down', { head: `<style>${'x'.repeat(110_000)}</style>` }, 'has structured data at'],
  ])('with %s is at fault', (_, parts, fault) => {
    expect(faultsOf(parts)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    ['another status', () => pageFaults(pageOf({}, 404), { alternates }, 'de-CH'), 'answers 404'],
    ['another language', () => pageFaults(pageOf(), { alternates }, 'en-GB'), 'has lang de-CH and not en-GB'],
    [
      'another canonical',
      () => pageFaults({ ...pageOf(), url: `${url}/x` }, { alternates }, 'de-CH'),
      'has the canonical',
    ],
    [
      'other alternates than the sitemap',
      () => pageFaults(pageOf(), { alternates: new Map([['de-CH', url]]) }, 'de-CH'),
      'names other alternates than the sitemap',
    ],
  ])('with %s is at fault', (_, run, fault) => {
    expect(run()).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
  })
})

describe('structured data', () => {
  it.each([
    ['another beginning', [trail, house], 'does not begin'],
    ['the house of another country', [{ ...house, address: { addressCountry: 'DE' } }, trail], 'has the address of DE'],
    ['no breadcrumbs', [house], 'has no BreadcrumbList'],
    ['a price of 0', [house, trail, { ...product, offers: { ...product.offers, price: 0 } }], 'has a price of 0'],
    [
      'a price as text',
      [house, trail, { ...product, offers: { ...product.offers, price: '8200' } }],
      'has a price of 8200',
    ],
    [
      'another currency',
      [house, trail, { ...product, offers: { ...product.offers, priceCurrency: 'EUR' } }],
      'has prices in EUR',
    ],
    [
      'a price that is not shown',
      [house, trail, { ...product, offers: { ...product.offers, price: 8300 } }],
      'does not show the price 8300',
    ],
    ['a name that is not shown', [house, trail, { ...product, name: 'Meridian 38' }], 'does not show the name'],
    [
      'a date that is none',
      [house, trail, { '@type': 'Article', datePublished: 'in spring' }],
      'has datePublished in spring',
    ],
    ['a relative address', [house, trail, { '@type': 'Article', url: '/ch/de' }], 'has the address /ch/de'],
    [
      'another order',
      [house, trail, { ...list, itemListElement: [{ url: `${origin}/ch/de/b/2.html` }] }],
      'in another order',
    ],
  ])('with %s is at fault', (_, given, fault) => {
    const body = '<h1>Meridian 40</h1><p>CHF 8’200</p><article><a href="/ch/de/a/1.html">a</a></article>'
    expect(data({ data: given, body })).toEqual([expect.stringContaining(fault)])
  })

  it('of a product and a list without a fault has none', async () => {
    const body = '<h1>Meridian 40</h1><p>CHF&nbsp;8’200</p><article><a href="/ch/de/a/1.html">a</a></article>'
    expect(data({ data: [house, trail, product, list], body })).toEqual([])
    expect(await validationFaults([house, trail, product])).toEqual([])
  })

  it.each([
    ['product-listing', 'ItemList'],
    ['virtual-pdp', 'Product'],
    ['article-detail', 'Article'],
    ['store-detail', 'JewelryStore'],
  ])('of the template %s needs %s', (template, type) => {
    expect(data({ template: `vitrine:pages/${template}` })).toEqual([`has no ${type}`])
  })

  it('that is no JSON is at fault', () => {
    expect(data({ head: '<script type="application/ld+json">{"a":</script>' })).toEqual([
      expect.stringContaining('no JSON'),
    ])
  })

  it('without what search engines require is at fault', async () => {
    const { name: _, ...nameless } = product
    expect(await validationFaults([nameless])).not.toEqual([])
    expect(
      await validationFaults([{ ...trail, itemListElement: [{ '@type': 'ListItem' }, { '@type': 'ListItem' }] }]),
    ).not.toEqual([])
  })
})

describe('pages together', () => {
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

  it('that name each other are right', () => {
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

  it('may share a title across locales', () => {
    expect(siteFaults([page('/ch/en/a', 'en-CH', {}, 'Watches'), page('/uk/en/b', 'en-GB', {}, 'Watches')])).toEqual([])
  })

  it('give one sample for each template and language', () => {
    const of = (path, localeId, template) => ({ url: origin + path, localeId, document: { template } })
    const chosen = samples([
      of('/ch/de/long', 'de-CH', 'a'),
      of('/ch/de', 'de-CH', 'a'),
      of('/at/de', 'de-AT', 'a'),
      of('/uk/en', 'en-GB', 'a'),
    ])
    expect(chosen.map((one) => one.url)).toEqual([`${origin}/ch/de`, `${origin}/uk/en`])
  })

  it('are searched for links that a crawler may follow, each once', () => {
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

  it('that is no XML, or names no file, is refused', async () => {
    await expect(readSitemap(origin, async () => '<urlset>')).rejects.toThrow('no XML')
    await expect(readSitemap(origin, async () => '<sitemapindex></sitemapindex>')).rejects.toThrow('names no file')
  })
})
