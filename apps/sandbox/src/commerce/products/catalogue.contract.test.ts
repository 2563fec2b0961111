import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORGANIZATION_ID } from '../siteConfig.js'
import { listenForSdk, loginGuest, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

describe('the official SDK on the catalogue', () => {
  let sandbox: ListeningSandbox
  let token: string
  beforeAll(async () => {
    sandbox = await listenForSdk()
    token = (await loginGuest(sandbox)).access_token
  })
  afterAll(() => sandbox.app.close())

  const german = () => sandbox.config({ token, locale: 'de-CH', currency: 'CHF' })
  const products = () => new sdk.ShopperProducts(german())
  const search = () => new sdk.ShopperSearch(german())

  /** Ids of the first hits of the seed. */
  const someIds = async (limit: number) => {
    const { hits } = await search().productSearch({ parameters: { refine: ['cgid=watches'], limit } })
    return hits.map(({ productId }) => productId)
  }

  describe('Shopper Products', () => {
    it('reads a product', async () => {
      const [id = ''] = await someIds(1)
      const product = await products().getProduct({ parameters: { id, allImages: true, perPricebook: true } })
      expect(product).toMatchObject({
        id,
        currency: 'CHF',
        name: expect.any(String),
        imageGroups: expect.arrayContaining([expect.objectContaining({ viewType: 'large' })]),
        c_urlPath: expect.stringMatching(/^\//),
        c_productType: expect.any(String),
      })
    })

    it('reads several products by ids and omits unknown ones', async () => {
      const ids = await someIds(3)
      const result = await products().getProducts({ parameters: { ids: [...ids, 'none'], allImages: true } })
      expect(result.data.map(({ id }) => id)).toEqual(ids)
    })

    it('selects properties', async () => {
      const [id = ''] = await someIds(1)
      const result = await products().getProducts({ parameters: { ids: [id], select: '(data.(id))' } })
      expect(result).toEqual({ data: [{ id }] })
    })

    it('reports a missing product with its id', async () => {
      const call = products().getProduct({ parameters: { id: '9999-999-9' } })
      expect(await refusalOf(call)).toMatchObject({ title: 'Product Not Found', productId: '9999-999-9' })
    })

    it('reads the category tree', async () => {
      const root = await products().getCategory({ parameters: { id: 'root', levels: 2 } })
      expect(root.categories?.some(({ categories }) => (categories?.length ?? 0) > 0)).toBe(true)
    })

    it('reads categories by ids', async () => {
      const root = await products().getCategory({ parameters: { id: 'root', levels: 1 } })
      const ids = (root.categories ?? []).slice(0, 2).map(({ id }) => id)
      const { data } = await products().getCategories({ parameters: { ids, levels: 0 } })
      expect(data.map(({ id }) => id)).toEqual(ids)
    })
  })

  describe('Shopper Search', () => {
    it('refines, sorts and pages', async () => {
      const parameters = {
        refine: ['cgid=watches', 'c_material=steel|roseGold'],
        sort: 'price-low-to-high',
        limit: 5,
        offset: 0,
      }
      const result = await search().productSearch({ parameters })
      expect(result.total).toBeGreaterThan(1)
      expect(result.selectedRefinements).toEqual({ cgid: 'watches', c_material: 'steel|roseGold' })
      expect(result.selectedSortingOption).toBe('price-low-to-high')
      const amounts = result.hits.flatMap(({ price }) => price ?? [])
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    })

    it('expands custom properties', async () => {
      const { hits } = await search().productSearch({
        parameters: { q: 'gold', expand: ['prices', 'represented_products', 'custom_properties'], limit: 1 },
      })
      expect(hits[0]).toMatchObject({ representedProduct: { c_urlPath: expect.any(String) } })
    })

    it('suggests', async () => {
      const result = await search().getSearchSuggestions({ parameters: { q: 'aur', limit: 3 } })
      expect(result.searchPhrase).toBe('aur')
      expect(result.productSuggestions?.products?.length).toBeGreaterThan(0)
      expect(result.brandSuggestions?.suggestedPhrases).toContainEqual({ phrase: 'Aurelune', exactMatch: false })
    })

    it('reports a phrase that is too short', async () => {
      const call = search().getSearchSuggestions({ parameters: { q: 'au' } })
      expect(await refusalOf(call)).toMatchObject({ title: 'String Constraint Violation', expected: '(3..50)' })
    })
  })

  describe('Shopper SEO', () => {
    const seo = () => new sdk.ShopperSEO(sandbox.config({ token }))

    it('maps a category and a product', async () => {
      const category = await seo().getUrlMapping({ parameters: { urlSegment: 'watches/mens', locale: 'en-UK' } })
      expect(category).toMatchObject({ resourceType: 'CATEGORY', c_categoryPath: { shouldRedirect: false } })
      const [id = ''] = await someIds(1)
      const product = await seo().getUrlMapping({ parameters: { urlSegment: `moved/${id}.html`, locale: 'de-CH' } })
      expect(product).toMatchObject({
        resourceType: 'PRODUCT',
        resourceId: id,
        c_categoryPath: { shouldRedirect: true },
      })
    })

    it('reports a URL without a mapping', async () => {
      const call = seo().getUrlMapping({ parameters: { urlSegment: 'no/such/page', locale: 'de-CH' } })
      expect(await refusalOf(call)).toMatchObject({ urlSegment: 'no/such/page', locale: 'de-CH' })
    })
  })

  it('reads the site preferences as a custom endpoint', async () => {
    const preferences = await sdk.helpers.callCustomEndpoint({
      options: {
        method: 'GET',
        headers: { authorization: `Bearer ${token}` },
        customApiPathParameters: {
          apiName: 'preferences',
          apiVersion: 'v1',
          endpointPath: 'site-custom-preferences',
          organizationId: ORGANIZATION_ID,
        },
      },
      clientConfig: sandbox.config({ token }),
    })
    expect(preferences).toMatchObject({ data: { ContactEmail: expect.stringContaining('@') } })
  })

  it('is rejected without a token', async () => {
    const call = new sdk.ShopperProducts(sandbox.config()).getCategory({ parameters: { id: 'root' } })
    expect(await refusalOf(call)).toMatchObject({ title: 'Unauthorized' })
  })
})
