import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../seed/buildCatalogue.js'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { GROUP_CATEGORIES, REFINED_URLS, URL_REDIRECTS } from './urlRules.js'

describe('url-mapping of the whole catalogue', () => {
  const catalogue = buildCatalogue()
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox({ catalogue })
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const get = (urlSegment: string, more: Readonly<Record<string, string>> = {}) =>
    shopper.call('GET', 'site/shopper-seo/v1', `url-mapping?${new URLSearchParams({ urlSegment, ...more })}`)

  it.each(REFINED_URLS)('maps $path to its category and refinements', async ({ path, categoryPath, refinements }) => {
    const category = catalogue.categories.find((one) => one.path === categoryPath)
    expect((await get(path)).json()).toMatchObject({
      resourceType: 'CATEGORY',
      resourceId: category?.id,
      refinements,
      c_categoryPath: { shouldRedirect: false },
    })
    for (const [attribute, value] of Object.entries(refinements)) {
      const matching = catalogue.products.filter((product) => product.refinements[attribute]?.includes(value))
      expect(matching.length).toBeGreaterThan(0)
    }
  })

  it('redirects to a category temporarily, with the query', async () => {
    expect((await get('/autumn-watches')).json()).toEqual({
      resourceType: 'CATEGORY',
      resourceId: 'watches',
      statusCode: 302,
      destinationUrl: '/watches',
      copySourceParams: true,
      c_categoryPath: {
        shouldRedirect: true,
        destinationRelativeURLWithoutLocale: '/watches',
        path: [{ cgid: 'watches' }],
      },
    })
  })

  it('redirects to a product permanently, below the locale alias of the source', async () => {
    const mapping = (await get('/ch/fr/The-Meridian')).json()
    expect(mapping).toMatchObject({ resourceType: 'PRODUCT', statusCode: 301, copySourceParams: false })
    const piece = catalogue.products.find(({ id }) => id === mapping.resourceId)
    expect(mapping.productCategoryId).toBe(piece?.categories[0])
    expect(mapping.destinationUrl).toBe(`/ch/fr${piece?.urlPath}/${piece?.id}.html`)
  })

  it('redirects to another address without a resource', async () => {
    expect((await get('/ch/de/repair-status')).json()).toEqual({
      statusCode: 307,
      destinationUrl: 'https://service.halbrenn.example/repairs',
      copySourceParams: true,
      additionalUrlParams: '&from=shop',
    })
  })

  it('has no rule for a URL of the catalogue itself', () => {
    const paths = new Set(catalogue.categories.map(({ path }) => path))
    const rules = [...URL_REDIRECTS, ...REFINED_URLS].map(({ path }) => path)
    expect(rules.filter((path) => paths.has(path))).toEqual([])
    expect(new Set(rules).size).toBe(rules.length)
    for (const id of Object.keys(GROUP_CATEGORIES)) expect(catalogue.categories.map((one) => one.id)).toContain(id)
  })

  describe('of the staff sale', () => {
    const piece = catalogue.products.find(({ isStaffSale }) => isStaffSale)
    const paths = ['/staff-sale', `${piece?.urlPath}/${piece?.id}.html`]

    it.each(['staff-sale', 'Everyone;staff-sale', 'Everyone,staff-sale', 'Everyone%3Bstaff-sale'])(
      'finds it for the groups "%s"',
      async (groups) => {
        for (const path of paths) expect((await get(path, { c_customerGroups: groups })).statusCode).toBe(200)
      },
    )

    it.each([{}, { c_customerGroups: '' }, { c_customerGroups: 'Everyone' }, { c_customerGroups: 'Staff-Sale' }])(
      'finds nothing with %o',
      async (query) => {
        for (const path of paths) {
          const answer = await get(path, query)
          expect(answer.statusCode).toBe(404)
          expect(answer.json().type).toMatch(/\/seo-url-mapping-not-found$/)
        }
      },
    )
  })

  it.each([
    ['2047 letters', 'x'.repeat(2047), 404],
    ['2048 letters', 'x'.repeat(2048), 400],
    ['letters that become longer when encoded', 'ü'.repeat(400), 400],
    ['a lone surrogate', '\ud800', 404],
    ['a lone per cent sign', '/watches/%', 404],
    ['slashes only', '/'.repeat(600), 404],
    ['dot segments', '/../../etc/passwd', 404],
    ['a prototype property name', '/constructor', 404],
    ['a product with a prototype property name', '/x/__proto__.html', 404],
  ])('answers %s with a problem', async (_name, segment, status) => {
    expect((await get(segment)).statusCode).toBe(status)
  })
})
