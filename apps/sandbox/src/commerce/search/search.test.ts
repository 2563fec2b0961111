import type { ProductSearchResult } from '@vitrine/commerce-client/types/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLACEHOLDER, prices } from '../testing/buildSeedProduct.js'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS, testCatalogue } from '../testing/testCatalogue.js'

describe('product-search', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const get = (query: string) => shopper.call('GET', 'search/shopper-search/v1', `product-search?${query}`)
  const search = async (query: string) => (await get(query)).json<ProductSearchResult>()
  const ids = async (query: string) => (await search(query)).hits?.map(({ productId }) => productId)
  const counts = async (query: string, attribute: string) => {
    const { refinements } = await search(query)
    const group = refinements?.find(({ attributeId }) => attributeId === attribute)
    return Object.fromEntries((group?.values ?? []).map(({ value, hitCount }) => [value, hitCount]))
  }

  it('shows staff sale products to staff sale customers only', async () => {
    const staff = await sandbox.loginCustomer('staff@halbrenn.example')
    const answer = await staff.call('GET', 'search/shopper-search/v1', 'product-search?')
    const seen = answer.json<ProductSearchResult>().hits?.map(({ productId }) => productId)
    expect(seen).toContain(TEST_IDS.staffSale)
    expect(await ids('')).not.toContain(TEST_IDS.staffSale)
  })

  describe('phrase', () => {
    it.each([
      ['the beginning of a word', 'q=merid', [TEST_IDS.steelWatch, TEST_IDS.goldWatch]],
      ['several words in any order', 'q=40%20meridian', [TEST_IDS.steelWatch, TEST_IDS.goldWatch]],
      ['a word without its accents', 'q=serance', [TEST_IDS.ring52]],
      ['a reference', 'q=4001-200-1', [TEST_IDS.preOrder]],
      ['a category name', 'q=rings', [TEST_IDS.ring52]],
      ['the matching word, if not all match', 'q=purple+aube', [TEST_IDS.ring52]],
    ])('finds by %s', async (_name, query, expected) => {
      expect(await ids(query)).toEqual(expected)
    })

    it('finds nothing for an unknown word', async () => {
      expect(await search('q=zeppelin')).toMatchObject({ total: 0, hits: [], query: 'zeppelin' })
    })

    it.each(['q="', 'q=*', 'q=NEAR(a+b)', 'q=name:x', 'q=%25', "q='%3B--"])('survives %s', async (query) => {
      expect((await get(query)).statusCode).toBe(200)
    })
  })

  describe('refine', () => {
    it.each([
      ['a category', 'refine=cgid=watches-mens-automatic', [TEST_IDS.steelWatch, TEST_IDS.goldWatch]],
      ['a category and those below it', 'refine=cgid=jewellery', [TEST_IDS.ring52]],
      ['an unknown category', 'refine=cgid=none', []],
      ['several values of one attribute', 'refine=brand=corvane|serance', [TEST_IDS.ring52, TEST_IDS.partner]],
      ['several attributes', 'refine=brand=aurelune&refine=c_material=roseGold', [TEST_IDS.goldWatch]],
      ['an encoded separator', 'refine=brand%3Dcorvane%7Cserance', [TEST_IDS.ring52, TEST_IDS.partner]],
      ['a price range', 'refine=price=(3000..8000)', [TEST_IDS.ring52, TEST_IDS.set]],
      ['an open price range', 'refine=price=(10000..)', [TEST_IDS.goldWatch]],
      ['the promotional price', 'refine=price=(..1000)', [TEST_IDS.giftCard, TEST_IDS.promoted]],
      ['the hit type', 'refine=htype=set', [TEST_IDS.set]],
      ['a promotion', 'refine=pmid=autumn', [TEST_IDS.promoted]],
      ['products that a promotion discounts', 'refine=pmid=autumn&refine=pmpt=discounted', [TEST_IDS.promoted]],
      ['products that a promotion gives as a bonus', 'refine=pmid=autumn&refine=pmpt=bonus', []],
    ])('narrows by %s', async (_name, query, expected) => {
      expect(await ids(query)).toEqual(expected)
    })

    it('omits products that cannot be ordered on demand', async () => {
      const found = await ids('refine=orderable_only=true&limit=200')
      expect(found).not.toContain(TEST_IDS.soldOut)
      expect(found).toContain(TEST_IDS.preOrder)
    })

    it('excludes a price on request from price ranges', async () => {
      expect(await ids('refine=price=(8000..9000)&limit=200')).not.toContain(TEST_IDS.onRequest)
    })

    it('returns the selected refinements', async () => {
      const { selectedRefinements } = await search('refine=brand=corvane|serance&refine=cgid=root')
      expect(selectedRefinements).toEqual({ brand: 'corvane|serance', cgid: 'root' })
    })
  })

  describe('counts', () => {
    it('ignore the selection of their own group', async () => {
      const free = await counts('', 'brand')
      expect(await counts('refine=brand=corvane', 'brand')).toEqual(free)
    })

    it('apply the selection of the other groups', async () => {
      expect(await counts('refine=c_material=roseGold', 'brand')).toEqual({ aurelune: 1, serance: 1 })
    })

    it('equal the total that the selection gives', async () => {
      for (const [value, hitCount] of Object.entries(await counts('q=watch', 'c_material'))) {
        expect((await search(`q=watch&refine=c_material=${value}`)).total).toBe(hitCount)
      }
    })

    it('keep a selected value without hits', async () => {
      expect(await counts('q=aube&refine=brand=corvane', 'brand')).toEqual({ corvane: 0, serance: 1 })
    })

    it('nest categories', async () => {
      const { refinements } = await search('')
      const watches = refinements?.find(({ attributeId }) => attributeId === 'cgid')?.values?.[0]
      expect(watches?.values?.[0]?.values?.[0]).toMatchObject({ value: 'watches-mens-automatic', hitCount: 2 })
    })

    it('are labelled in the language of the call', async () => {
      const { refinements } = await search('locale=de-CH')
      expect(refinements?.map(({ label }) => label)).toEqual(['Kategorie', 'Brand (de)', 'Material (de)', 'Preis'])
    })
  })

  describe('sort', () => {
    const priced = 'refine=pmid=autumn'

    it.each([
      ['best-matches puts sold-out products last', 'best-matches', TEST_IDS.steelWatch, TEST_IDS.soldOut],
      ['relevance keeps the rank', 'relevance', TEST_IDS.soldOut, TEST_IDS.partner],
      [
        'price-low-to-high puts products without a price last',
        'price-low-to-high',
        TEST_IDS.giftCard,
        TEST_IDS.withoutPrice,
      ],
      [
        'price-high-to-low puts products without a price last',
        'price-high-to-low',
        TEST_IDS.goldWatch,
        TEST_IDS.withoutPrice,
      ],
      ['name-ascending', 'name-ascending', TEST_IDS.ring52, TEST_IDS.partner],
      ['new', 'new', TEST_IDS.goldWatch, TEST_IDS.partner],
      ['{brand}-ranking puts the brand first', 'corvane-ranking', TEST_IDS.partner, TEST_IDS.promoted],
    ])('%s', async (_name, sort, first, last) => {
      const found = await ids(`sort=${sort}&limit=200`)
      expect(found?.[0]).toBe(first)
      expect(found?.at(-1)).toBe(last)
    })

    it('sorts by the price that a hit shows, not by that of a sold-out size', async () => {
      const soldOut = { availability: 'soldOut', prices: prices(100) } as const
      const catalogue = testCatalogue()
      const products = catalogue.products.map((piece) =>
        piece.id === TEST_IDS.ring52 ? { ...piece, ...soldOut } : piece,
      )
      const other = await createTestSandbox({ catalogue: { ...catalogue, products } })
      const guest = await other.login()
      for (const [sort, direction] of [
        ['price-low-to-high', 1],
        ['price-high-to-low', -1],
      ] as const) {
        const query = `product-search?sort=${sort}&limit=200&expand=prices,promotions`
        const { hits = [] } = (await guest.call('GET', 'search/shopper-search/v1', query)).json<ProductSearchResult>()
        const shown = hits.flatMap(
          ({ price, productPromotions }) => productPromotions?.[0]?.promotionalPrice ?? price ?? [],
        )
        expect(shown).toEqual(shown.toSorted((one, next) => direction * (one - next)))
        expect(shown.length).toBeGreaterThan(5)
      }
      await other.app.close()
    })

    it('falls back to best-matches for an unknown option', async () => {
      expect((await search(`${priced}&sort=none`)).selectedSortingOption).toBe('best-matches')
    })

    it('offers the ranking of a brand that is the only one in the result', async () => {
      const options = async (query: string) => (await search(query)).sortingOptions?.map(({ id }) => id)
      expect(await options('refine=brand=corvane')).toContain('corvane-ranking')
      expect(await options('')).not.toContain('corvane-ranking')
    })
  })

  describe('paging', () => {
    it('returns all hits once', async () => {
      const all = await ids('limit=200')
      const pages = await Promise.all([0, 4, 8].map((offset) => ids(`limit=4&offset=${offset}`)))
      expect(pages.flat()).toEqual(all)
    })

    it('starts with 25 and offset 0', async () => {
      expect(await search('')).toMatchObject({ limit: 25, offset: 0, total: 11 })
    })

    it('returns no hits for an offset behind the end', async () => {
      expect(await search('offset=500')).toMatchObject({ hits: [], total: 11 })
    })
  })

  describe('hits', () => {
    it('group products only if they look alike', async () => {
      const { hits } = await search('q=aube')
      expect(hits).toMatchObject([
        { productId: TEST_IDS.ring52, representedProducts: [{ id: TEST_IDS.ring52 }, { id: TEST_IDS.ring54 }] },
      ])
    })

    it('are represented by a size that matches the refinement', async () => {
      expect(await ids('q=3001-100-2')).toEqual([TEST_IDS.ring54])
    })

    it('have a placeholder once, for the first image', async () => {
      const query = 'q=meridian&limit=1&expand=images,custom_properties&allImages=true'
      const [hit] = (await search(query)).hits ?? []
      expect(hit?.image?.c_placeholder).toBe(PLACEHOLDER)
      expect(JSON.stringify(hit?.imageGroups)).not.toContain('c_placeholder')
      expect(JSON.stringify(hit).split(PLACEHOLDER)).toHaveLength(2)
    })

    it('include price and image, but custom fields only on demand', async () => {
      const [plain] = (await search('q=meridian')).hits ?? []
      expect(plain).toMatchObject({
        price: 8200,
        currency: 'CHF',
        orderable: true,
        image: { link: expect.any(String) },
      })
      expect(plain).not.toHaveProperty('c_urlPath')
      const [full] = (await search('q=meridian&expand=prices,represented_products,custom_properties')).hits ?? []
      expect(full).toMatchObject({
        c_urlPath: '/aurelune/meridian-40',
        representedProduct: { id: TEST_IDS.steelWatch, c_urlPath: '/aurelune/meridian-40' },
      })
      expect(full).not.toHaveProperty('image')
    })

    it('mark a set', async () => {
      expect((await search('refine=htype=set')).hits?.[0]).toMatchObject({ hitType: 'set', price: 3400 })
    })

    it('include promotions on demand', async () => {
      const [hit] = (await search('refine=pmid=autumn&expand=prices,promotions')).hits ?? []
      expect(hit?.productPromotions).toMatchObject([{ promotionalPrice: 900 }])
    })
  })

  it.each([
    ['a limit of 0', 'limit=0', 'bad-request', { parameter: 'limit', expected: '(1..200)' }],
    ['a limit above 200', 'limit=201', 'bad-request', { parameter: 'limit' }],
    ['a limit that is not a number', 'limit=ten', 'bad-request', { parameter: 'limit' }],
    ['a negative offset', 'offset=-1', 'bad-request', { parameter: 'offset' }],
    ['an empty phrase', 'q=', 'string-constraint-violation', { parameter: 'q', expected: '(1..500)' }],
    ['a phrase above 500 characters', `q=${'a'.repeat(501)}`, 'string-constraint-violation', { parameter: 'q' }],
    ['a refinement without a value', 'refine=brand', 'bad-request', { parameter: 'refine' }],
    [
      'an unknown refinement attribute',
      'refine=cgid=watches&refine=c_unknown=x',
      'bad-request',
      { parameter: 'refine', attribute: 'c_unknown' },
    ],
    ['a prototype property as attribute', 'refine=__proto__=x', 'bad-request', { attribute: '__proto__' }],
    ['several categories', 'refine=cgid=watches|jewellery', 'bad-request', { parameter: 'refine' }],
    ['ten refinements', 'refine=a=b&'.repeat(10), 'bad-request', { expected: '(0..9)' }],
    ['an unknown expansion', 'expand=all', 'invalid-expand-parameter', { param: 'all' }],
    ['six custom properties', 'includedCustomVariationProperties=a,b,c,d,e,f', 'bad-request', { expected: '(0..5)' }],
    ['a malformed selector', 'select=hits', 'malformed-selector', { selector: 'hits' }],
  ])('answers 400 to %s', async (_name, query, slug, extras) => {
    const answer = await get(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ ...extras, type: expect.stringMatching(new RegExp(`/${slug}$`)) })
  })
})
