import type { SuggestionResult } from '@vitrine/commerce-client/types/suggestions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

describe('search-suggestions', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const get = (query: string) => shopper.call('GET', 'search/shopper-search/v1', `search-suggestions?${query}`)
  const suggest = async (query: string) => (await get(query)).json<SuggestionResult>()

  it('include products with price, brand and path', async () => {
    const { searchPhrase, productSuggestions } = await suggest('q=merid&locale=de-DE&currency=EUR')
    expect(searchPhrase).toBe('merid')
    expect(productSuggestions?.products?.[0]).toEqual({
      productId: TEST_IDS.steelWatch,
      productName: 'Meridian 40 (de)',
      price: 8300,
      currency: 'EUR',
      c_brand: 'Aurelune',
      c_urlPath: '/aurelune/meridian-40',
    })
  })

  it('include images and further custom fields on demand', async () => {
    const query = 'q=merid&expand=images,custom_product_properties&includedCustomProductProperties=c_productType'
    const [product] = (await suggest(query)).productSuggestions?.products ?? []
    expect(product).toMatchObject({ image: { link: expect.any(String) }, c_productType: 'watch' })
  })

  it('include categories with their parent', async () => {
    const { categorySuggestions } = await suggest('q=rings')
    expect(categorySuggestions?.categories).toEqual([
      { id: 'rings', name: 'rings', parentCategoryName: 'jewellery', c_urlPath: '/jewellery/rings' },
    ])
  })

  it('include brands, ignoring accents', async () => {
    const { brandSuggestions } = await suggest('q=séran')
    expect(brandSuggestions?.suggestedPhrases).toEqual([{ phrase: 'Sérance', exactMatch: false }])
    expect((await suggest('q=seran')).brandSuggestions?.suggestedPhrases).toHaveLength(1)
  })

  it('include popular phrases on demand', async () => {
    expect(await suggest('q=mer')).not.toHaveProperty('einsteinSuggestedPhrases')
    const { einsteinSuggestedPhrases } = await suggest('q=mer&includeEinsteinSuggestedPhrases=true')
    expect(einsteinSuggestedPhrases?.popularSearchPhrases).toContainEqual({ phrase: 'Aurelune', exactMatch: false })
  })

  it('respect the limit', async () => {
    expect((await suggest('q=piece&limit=2')).productSuggestions?.products).toHaveLength(2)
  })

  it.each([
    ['a phrase below 3 characters', 'q=ab', 'string-constraint-violation'],
    ['a phrase above 50 characters', `q=${'a'.repeat(51)}`, 'string-constraint-violation'],
    ['no phrase', '', 'string-constraint-violation'],
    ['a limit above 10', 'q=abc&limit=11', 'bad-request'],
    ['an unknown expansion', 'q=abc&expand=all', 'invalid-expand-parameter'],
  ])('answer 400 to %s', async (_name, query, slug) => {
    const answer = await get(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().type).toMatch(new RegExp(`/${slug}$`))
  })
})
