import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from './commerce/testing/createTestSandbox.js'
import { buildStudioPictures } from './images/buildStudioPictures.js'
import { buildCatalogue } from './seed/buildCatalogue.js'

/** Some context on both sides; bounded, because placeholders are long words. */
const NOT_SWISS = /.{0,20}[ßẞ„“‚].{0,20}/g
const PRODUCTS = 'product/shopper-products/v1'
const SEARCH = 'search/shopper-search/v1'

describe('commerce in de-CH', () => {
  const catalogue = buildCatalogue(buildStudioPictures())
  let sandbox: TestSandbox
  let guest: TestShopper

  beforeAll(async () => {
    sandbox = await createTestSandbox({ catalogue })
    guest = await sandbox.login()
  }, 60_000)
  afterAll(() => sandbox.app.close())

  const read = async (family: string, path: string, locale = 'de-CH') => {
    const answer = await guest.call('GET', family, `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`)
    expect(answer.statusCode, path).toBe(200)
    return answer.body
  }

  const batches = Array.from({ length: Math.ceil(catalogue.products.length / 24) }, (_, at) =>
    catalogue.products
      .slice(at * 24, at * 24 + 24)
      .map(({ id }) => id)
      .join(),
  )

  it('returns every product in Swiss spelling', async () => {
    const texts = await Promise.all(batches.map((ids) => read(PRODUCTS, `products?ids=${ids}&allImages=true`)))
    expect(texts.flatMap((text) => text.match(NOT_SWISS) ?? [])).toEqual([])
  })

  it.each([
    ['categories', PRODUCTS, 'categories/root?levels=2'],
    ['watches', SEARCH, 'product-search?refine=cgid=watches&limit=200'],
    ['jewellery', SEARCH, 'product-search?refine=cgid=jewellery&limit=200'],
    ['suggestions', SEARCH, 'search-suggestions?q=weiss'],
  ])('answers %s in Swiss spelling', async (_, family, path) => {
    expect((await read(family, path)).match(NOT_SWISS)).toBeNull()
  })

  it('keeps German spelling for Germany and Austria', async () => {
    const [first = ''] = batches
    expect(await read(PRODUCTS, `products?ids=${first}`, 'de-DE')).toMatch(NOT_SWISS)
    expect(await read(PRODUCTS, `products?ids=${first}`, 'de-AT')).toMatch(NOT_SWISS)
  })

  it('finds words spelled with ss in Switzerland', async () => {
    const found = JSON.parse(await read(SEARCH, 'product-search?q=weissgold'))
    expect(found.total).toBeGreaterThan(0)
  })
})
