import { buildListing } from '@vitrine/cms-renderer/testing/buildListing'
import { createParseContext } from '@vitrine/cms-renderer/nodes/createParseContext'
import type { ParseIssue } from '@vitrine/cms-renderer/nodes/parseIssue'
import { parsePage } from '@vitrine/cms-renderer/nodes/parsePage'
import { collectReferences } from '@vitrine/cms-renderer/nodes/references'
import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
import { describe, expect, it } from 'vitest'
import { components } from './contentSchema.js'
import type { ContentPage } from './contentTypes.js'
import { cmsCountries, locales } from './locales.js'
import { loadContent } from './loadContent.js'
import { openCms } from './testing/openCms.js'

const { app, catalogue, client, get } = await openCms()

function contextOf(alias: string, lang: string, issues: ParseIssue[]) {
  const tile = (id: string) => ({
    id,
    href: `/${alias}/x/${id}.html`,
    brand: '',
    name: id,
    price: { kind: 'none' as const },
    currency: 'CHF',
    image: null,
    hoverImage: null,
    background: 'light' as const,
    badge: null,
  })
  return createParseContext({
    lang,
    links: { localeAlias: alias, localeAliases: locales.map((locale) => locale.alias), cmsRoots: [...cmsCountries] },
    assets: { cmsBase: '' },
    products: new Map(catalogue.products.map(({ id }) => [id, tile(id)])),
    categories: new Map(
      catalogue.categories.map(({ id, path, name }) => [
        id,
        { id, name: name.en, href: `/${alias}${path}`, image: null },
      ]),
    ),
    page: { listing: buildListing(), breadcrumbs: [{ label: 'a', href: '/' }, { label: 'b' }] },
    report: (issue) => issues.push(issue),
  })
}

/** Parses a page and returns its issues, the number of page titles, and remains of the raw CMS format. */
async function inspect(country: string, lang: string, alias: string, path: string) {
  const issues: ParseIssue[] = []
  const page = await client.getPage({ country, path, lang })
  const nodes = page ? (parsePage(page, contextOf(alias, lang, issues)).areas.main ?? []) : []
  const leads = nodes.filter(isLead).length
  const leftovers = JSON.stringify(nodes).match(/\$\{link|(?<!\d)\.html|undefined/g) ?? []
  return {
    path,
    exists: page !== null,
    issues: issues.filter((issue) => !isFilledByShop(issue)),
    leads,
    leftovers: [...leftovers],
  }
}

/** Whether the issue is a product or listing that is missing because the test has no shop. */
function isFilledByShop({ kind, template }: ParseIssue): boolean {
  return kind === 'nothingToShow' && components.get(template.replace('vitrine:components/', ''))?.title === 'must'
}

/** Whether a node has the h1. */
function isLead({ props }: RenderNode): boolean {
  return ('headingLevel' in props && props.headingLevel === 1) || ('isLead' in props && props.isLead === true)
}

/** Pages whose h1 comes from the product or listing of the shop. */
function isShopPage({ main }: ContentPage): boolean {
  return main.some(({ component }) => components.get(component)?.title === 'must')
}

describe('pages', () => {
  const content = loadContent()
  const pages = [...content.pages, ...content.campaigns]
  it.each(locales.map((locale) => locale.alias))('of %s parse without an issue, each with one h1', async (alias) => {
    const [country = '', lang = ''] = alias.split('/')
    const seen = await Promise.all(pages.map(({ path }) => inspect(country, lang, alias, path)))
    const wanted = pages.map((page) => ({
      path: page.path,
      exists: page.onlyIn === null || page.onlyIn.includes(country),
      issues: [],
      leads: isShopPage(page) ? 0 : 1,
      leftovers: [],
    }))
    expect(seen).toEqual(wanted.map((one) => (one.exists ? one : { ...one, leads: 0 })))
  })

  it('have the real format: @nodes order, text for numbers and booleans, a template on every component', async () => {
    const { body } = await get('/.rest/delivery/pages/v1/ch?lang=de')
    expect(body).toMatchObject({
      '@name': 'home',
      '@path': '/ch',
      '@nodeType': 'mgnl:page',
      'mgnl:template': 'vitrine:pages/home',
      noIndex: 'false',
      '@nodes': ['main'],
      main: {
        '@nodeType': 'mgnl:area',
      },
    })
    expect(body).toHaveProperty('main.@nodes', expect.arrayContaining(['0', '00', '01']))
    const text = JSON.stringify(body)
    expect(text).toMatch(/"width":"\d{4}"/)
    expect(text.match(/:(?:true|false|\d+)[,}]/g)).toBeNull()
    expect(text.match(/"@nodeType":"mgnl:component"/g)?.length).toBe(text.match(/"vitrine:components\//g)?.length)
  })

  it('have the same identifiers after a restart and in every language', async () => {
    const ids = await Promise.all(['de', 'fr'].map((lang) => client.getPage({ country: 'ch', path: '/about', lang })))
    expect(ids[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(ids[0]?.id).toBe(ids[1]?.id)
  })

  it('can be read in part', async () => {
    expect((await get('/.rest/delivery/pages/v1/ch/about/main?lang=en')).body).toMatchObject({
      '@name': 'main',
      '@path': '/ch/about/main',
    })
    expect((await get('/.rest/delivery/pages/v1/ch/about/main/00/@name?lang=en')).status).toBe(404)
  })

  it('list their children', async () => {
    const children = await client.getChildren({ country: 'uk', path: '/legal', lang: 'en' })
    expect(children).toEqual([])
    const top = await client.getChildren({ country: 'uk', path: '/', lang: 'en' })
    expect(top.map((page) => page.name)).toContain('corvane')
  })

  it('answer queries', async () => {
    expect((await get('/.rest/delivery/pages/v1?lang=en&q=imprint&@ancestor=/ch')).body).toMatchObject({
      total: 1,
      results: [{ '@path': '/ch/legal/imprint' }],
    })
    expect((await get('/.rest/delivery/pages/v1/?limit=2&orderBy=title%20desc')).body).toMatchObject({
      limit: 2,
      offset: 0,
    })
  })

  it.each([
    '/.rest/delivery/pages/v1/gb?lang=en',
    '/.rest/delivery/pages/v1/ch/nowhere',
    '/.rest/campaign-manager/campaign/x',
    '/.rest/delivery/pages/v1/ch/__proto__',
  ])('answer %s with the error envelope', async (url) => {
    expect(await get(url)).toMatchObject({ status: 404, body: { error: { code: 'pathNotFound' } } })
  })
})

describe('ecompages', () => {
  const find = async (resourceType: string, resourceId: string, categoryPath: readonly string[] = []) =>
    (
      await client.getEcomPage({ virtualPath: '/x', categoryPath, resourceType, resourceId, lang: 'de' })
    )?.template.replace('vitrine:pages/', '')

  const idOf = (type: string) => catalogue.products.find((product) => product.type === type)?.id ?? ''
  it.each([
    ['watch', 'virtual-pdp'],
    ['jewellery', 'virtual-pdp'],
    ['giftCard', 'virtual-pdp'],
    ['set', 'virtual-pdp'],
    ['highJewellery', 'virtual-high-jewellery-pdp'],
    ['partner', 'bespoke-virtual-pdp'],
    ['partnerCpo', 'bespoke-cpo-virtual-pdp'],
    ['cpo', 'cpo-virtual-pdp'],
    ['newCpo', 'cpov7-virtual-pdp'],
  ])('show a product of type %s on %s', async (type, template) => {
    const product = catalogue.products.find((one) => one.type === type)
    expect(await find('product', idOf(type))).toBe(template)
    expect(await find('product', idOf(type), product?.categories.slice(0, 1))).toBe(template)
  })

  it.each([
    ['watches-mens', 'virtual-plp'],
    ['high-jewellery', 'virtual-plp'],
    ['corvane', 'bespoke-model'],
    ['corvane-classic', 'bespoke-model'],
    ['corvane-cpo', 'bespoke-cpo-virtual-plp'],
    ['cpo', 'cpo-virtual-plp'],
    ['pre-owned', 'cpov7-virtual-plp'],
  ])('show the category %s on %s', async (id, template) => {
    expect(await find('category', id)).toBe(template)
    expect(await find('CATEGORY', id, [id])).toBe(template)
  })

  it('return nothing for an unknown resource type, and require a parameter', async () => {
    expect(await find('content_asset', 'x')).toBeUndefined()
    expect((await get('/.rest/delivery/ecompages/v1')).status).toBe(400)
  })

  it('use references that the renderer can collect', async () => {
    const page = await client.getPage({ country: 'ch', path: '/', lang: 'de' })
    expect(page && collectReferences(page).productIds).toContain('2118-410-1')
  })
})

describe('other calls', () => {
  it('get the error envelope for an unknown endpoint and for writes', async () => {
    expect(await get('/.rest/unheard-of')).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } })
    const response = await app.inject({ method: 'POST', url: '/.rest/delivery/pages/v1/ch' })
    expect([response.statusCode, response.json()]).toMatchObject([405, { error: { code: 'methodNotAllowed' } }])
  })
})
