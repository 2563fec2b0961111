import { imageWidthSegment } from '@vitrine/commerce-client/domain/image/imageWidthSegment'
import { hoverImage } from '@vitrine/commerce-client/domain/product/hoverImage'
import { isPreOwned } from '@vitrine/commerce-client/domain/product/isPreOwned'
import { partnerFeatures } from '@vitrine/commerce-client/domain/product/partnerFeatures'
import { isProductId } from '@vitrine/commerce-client/domain/product/productIdFromUrl'
import { productImages } from '@vitrine/commerce-client/domain/product/productImages'
import type { Product, ProductResult } from '@vitrine/commerce-client/types/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../seed/buildCatalogue.js'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'

// specFields.test.ts tests which fields are filled; this test, whether the values are consistent.
describe('the seed products in responses', () => {
  const catalogue = buildCatalogue()
  const products: Product[] = []
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await createTestSandbox({ catalogue })
    const guest = await sandbox.login()
    const ids = catalogue.products.map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 24) {
      const path = `products?ids=${ids.slice(at, at + 24).join()}&locale=de-CH&currency=CHF`
      const answer = await guest.call('GET', 'product/shopper-products/v1', path)
      products.push(...answer.json<ProductResult>().data)
    }
  }, 60_000)
  afterAll(() => sandbox.app.close())

  const storeIds = new Set(catalogue.stores.map(({ id }) => id))
  it.each<readonly [string, (product: Product) => boolean]>([
    ['an id that is valid in a URL', ({ id }) => isProductId(id)],
    [
      'a price in the currency of the market, or none',
      ({ price, currency }) => price === undefined || (price > 0 && currency === 'CHF'),
    ],
    [
      'stock or pre-order only where it is available',
      (product) => product.c_available === true || (product.c_inStock !== true && product.c_isPreOrder !== true),
    ],
    ['not stock and pre-order at once', (product) => !(product.c_inStock === true && product.c_isPreOrder === true)],
    [
      'an orderable quantity where there is stock',
      ({ c_inStock, c_allocation = 0 }) => c_inStock !== true || c_allocation > 0,
    ],
    ['boutiques that exist', ({ c_availableStores = [] }) => c_availableStores.every(({ id }) => storeIds.has(id))],
    [
      'a year of sale only on pre-owned products',
      ({ c_att_CPO_Year_of_Sale: year, c_productType }) =>
        year === undefined ? true : /^(?:19|20)\d\d$/.test(year) && isPreOwned(c_productType),
    ],
    [
      'a category path without gaps',
      ({ c_gtm_item_list_category_path: path = '' }) => path.split('/').every((level) => level !== ''),
    ],
    ['exactly three features, or none', (product) => [0, 3].includes(partnerFeatures(product).length)],
    [
      'pictures in the width of the platform',
      (product) => productImages(product).every(({ link }) => imageWidthSegment(link, 'zoom').includes('w_1600')),
    ],
    [
      'a second picture of jewellery',
      (product) =>
        product.c_att_Category_A !== 'Jewellery' || product.type?.set === true || hoverImage(product) !== null,
    ],
    [
      'itself among its variants',
      ({ id, c_productVariants: variants = [] }) =>
        variants.length === 0 || variants.some((variant) => variant.id === id),
    ],
    [
      'a value for every variation attribute',
      ({ c_customVariationAttributes: attributes = [], ...product }) =>
        attributes.every(({ id }) => typeof product[`c_${id}`] === 'string'),
    ],
    [
      'options that differ from those of its siblings',
      ({ c_customVariationCombinations: combinations = [] }) =>
        new Set(combinations.map(({ id: _id, ...options }) => JSON.stringify(options))).size === combinations.length,
    ],
  ])('have %s', (_, holds) => {
    expect(products.length).toBeGreaterThan(100)
    expect(products.filter((product) => !holds(product)).map(({ id }) => id)).toEqual([])
  })
})
