import type { Product, ProductImage, ProductResult } from '@vitrine/commerce-client/types/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLACEHOLDER } from '../testing/buildSeedProduct.js'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const API = 'product/shopper-products/v1'

describe('Shopper Products', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const get = (path: string) => shopper.call('GET', API, path)
  const getProduct = async (id: string, query = '') => (await get(`products/${id}?${query}`)).json<Product>()

  describe('getProduct', () => {
    it('responds in the language and currency of the call', async () => {
      const product = await getProduct(TEST_IDS.steelWatch, 'locale=da-DK&currency=DKK')
      expect(product).toMatchObject({
        id: TEST_IDS.steelWatch,
        name: 'Meridian 40 (da)',
        brand: 'Aurelune',
        price: 65_600,
        currency: 'DKK',
        type: { item: true },
        c_brand: 'Aurelune',
        c_urlPath: '/aurelune/meridian-40',
        primaryCategoryId: 'watches-mens-automatic',
      })
    })

    it('falls back to English for a locale that the site does not have', async () => {
      expect((await getProduct(TEST_IDS.steelWatch, 'locale=it-IT')).name).toBe('Meridian 40')
    })

    it.each(['de_CH', 'de-CH'])('reads the locale %s', async (locale) => {
      expect((await getProduct(TEST_IDS.steelWatch, `locale=${locale}`)).name).toBe('Meridian 40 (de)')
    })

    it.each([
      ['in stock', TEST_IDS.steelWatch, [true, true, false, true, 2]],
      ['pre-order', TEST_IDS.preOrder, [true, false, true, true, 2]],
      ['sold out', TEST_IDS.soldOut, [false, false, false, false, 0]],
    ])('flags a product that is %s', async (_name, id, [available, inStock, preOrder, canBeAdded, allocation]) => {
      expect(await getProduct(id)).toMatchObject({
        c_available: available,
        c_inStock: inStock,
        c_isPreOrder: preOrder,
        c_canBeAddedToCart: canBeAdded,
        c_allocation: allocation,
        inventory: { ats: allocation, preorderable: preOrder },
      })
    })

    it('has no price if none is published', async () => {
      const product = await getProduct(TEST_IDS.withoutPrice)
      expect(product).not.toHaveProperty('price')
      expect(product.currency).toBe('CHF')
    })

    it('marks a price on request and hides the price', async () => {
      const product = await getProduct(TEST_IDS.onRequest, 'perPricebook=true')
      expect(product).toMatchObject({ c_showPriceOnRequest: true, tieredPrices: [] })
      expect(product).not.toHaveProperty('price')
    })

    it('includes an active promotion in the currency of the call', async () => {
      const { productPromotions } = await getProduct(TEST_IDS.promoted, 'locale=de-DE')
      expect(productPromotions).toEqual([
        { promotionId: 'autumn', calloutMsg: 'Autumn price (de)', promotionalPrice: 1000 },
      ])
    })

    it('includes the products of a set and the price of the cheapest', async () => {
      const set = await getProduct(TEST_IDS.set)
      expect(set).toMatchObject({ type: { set: true }, price: 3400, priceMax: 8200 })
      expect(set.setProducts?.map(({ id }) => id)).toEqual([TEST_IDS.steelWatch, TEST_IDS.ring52])
    })

    it('links variants to each other with their option values', async () => {
      const product = await getProduct(TEST_IDS.steelWatch, 'locale=de-CH')
      expect(product.c_customVariationAttributes).toEqual([
        {
          id: 'att_Piece_Material',
          displayName: 'Material (de)',
          values: [
            { value: 'Steel (de)', displayValue: 'Steel (de)' },
            { value: 'Rose gold (de)', displayValue: 'Rose gold (de)' },
          ],
        },
      ])
      expect(product.c_att_Piece_Material).toBe('Steel (de)')
      expect(product.c_customVariationCombinations).toContainEqual({
        id: TEST_IDS.goldWatch,
        att_Piece_Material: 'Rose gold (de)',
      })
      expect(product.c_productVariants?.map(({ id }) => id)).toEqual([TEST_IDS.steelWatch, TEST_IDS.goldWatch])
    })

    it('labels a ring size by its value', async () => {
      expect(await getProduct(TEST_IDS.ring52)).toMatchObject({ c_att_Ring_Size: '52', c_att_Category_A: 'Jewellery' })
    })

    it('has the images of every view, and the worn one for hover', async () => {
      const product = await getProduct(TEST_IDS.steelWatch)
      const base = 'http://127.0.0.1:4010/vitrine/image/upload/c_limit,f_auto,w_300/catalogue'
      expect(product.imageGroups?.[0]?.images).toHaveLength(4)
      expect(product.c_imageBuckets?.detail?.[0]?.link).toBe(`${base}/${TEST_IDS.steelWatch}_MP_1.jpg`)
      expect(product.c_hoverImage?.detail?.[0]?.link).toBe(`${base}/${TEST_IDS.steelWatch}_MP_4.jpg`)
    })

    it('has a placeholder for every image of its gallery, once per size', async () => {
      const { c_imageBuckets, imageGroups, c_hoverImage } = await getProduct(TEST_IDS.steelWatch)
      const tiny = (images: readonly ProductImage[] = []) => images.map(({ c_placeholder }) => c_placeholder)
      const four = Array.from({ length: 4 }, () => PLACEHOLDER)
      expect(tiny(c_imageBuckets?.detail)).toEqual(four)
      expect(imageGroups?.map(({ images }) => tiny(images))).toEqual([four, four.map(() => undefined)])
      expect(tiny(c_hoverImage?.detail)).toEqual([undefined])
    })

    it('counts the frames of a turntable sheet, which only some products have', async () => {
      expect((await getProduct(TEST_IDS.goldWatch)).c_imageBuckets?.['360']).toMatchObject([
        { link: expect.stringMatching(/_360\.jpg$/), frames: 36 },
      ])
      expect((await getProduct(TEST_IDS.steelWatch)).c_imageBuckets).not.toHaveProperty('360')
    })

    it('includes the partner brand, both manufacturer records and the former price', async () => {
      expect(await getProduct(TEST_IDS.partner)).toMatchObject({
        c_partnerContactPhone: '+41 44 000 00 01',
        c_modelCase: 'Case 42',
        c_Feature1Title: 'one',
        c_Feature3Asset: 'features/three.jpg',
        c_att_GPSR_Manufacturer: { name: 'corvane' },
        c_att_GPSR_IOR: { name: 'halbrenn' },
        c_rootPrice: 9000,
      })
    })

    it('omits what expand does not name', async () => {
      const product = await getProduct(TEST_IDS.promoted, 'expand=prices')
      expect(product.price).toBe(1000)
      expect(product).not.toHaveProperty('imageGroups')
      expect(product).not.toHaveProperty('inventory')
      expect(product).not.toHaveProperty('productPromotions')
    })

    it('includes the prices of both price books on demand', async () => {
      expect(await getProduct(TEST_IDS.partner, 'perPricebook=true')).toMatchObject({
        tieredPrices: [
          { price: 9000, pricebook: 'chf-list-prices', quantity: 1 },
          { price: 8200, pricebook: 'chf-sale-prices', quantity: 1 },
        ],
      })
    })

    it('answers 404 to an unknown id', async () => {
      const answer = await get('products/none')
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toEqual({
        title: 'Product Not Found',
        type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/product-not-found',
        detail: "No product with ID 'none' for site 'halbrenn-master' could be found.",
        productId: 'none',
        siteId: 'halbrenn-master',
      })
    })

    it('accepts an id that a client encoded twice', async () => {
      expect((await get('products/2104%252D310%252D1')).statusCode).toBe(200)
    })

    it('accepts unknown and c_ parameters', async () => {
      expect((await get(`products/${TEST_IDS.steelWatch}?c_anything=1&whatever=2`)).statusCode).toBe(200)
    })

    it.each([
      ['a malformed locale', 'locale=xx-INVALID', 'validation'],
      ['an unknown currency', 'currency=USD', 'validation'],
      ['an unknown expansion', 'expand=everything', 'validation'],
      ['a malformed selector', 'select=(id', 'malformed-selector'],
    ])('answers 400 to %s', async (_name, query, slug) => {
      const answer = await get(`products/${TEST_IDS.steelWatch}?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().type).toMatch(new RegExp(`/${slug}$`))
    })
  })

  describe('getProducts', () => {
    const getProducts = async (query: string) => (await get(`products?${query}`)).json<ProductResult>()

    it('flags staff sale products as available to staff sale customers only', async () => {
      const path = `products?ids=${TEST_IDS.staffSale},${TEST_IDS.steelWatch}`
      const seenBy = async (viewer: TestShopper) =>
        (await viewer.call('GET', API, path))
          .json<ProductResult>()
          .data.map((product) => product.c_isPurchasableForCurrentCustomer)
      expect(await seenBy(await sandbox.login())).toEqual([false, true])
      expect(await seenBy(await sandbox.loginCustomer('staff@halbrenn.example'))).toEqual([true, true])
    })

    it.each([
      ['joined by commas', `${TEST_IDS.ring52},${TEST_IDS.steelWatch}`],
      ['with encoded commas', `${TEST_IDS.ring52}%2C${TEST_IDS.steelWatch}`],
      ['with commas encoded twice', `${TEST_IDS.ring52}%252C${TEST_IDS.steelWatch}`],
    ])('accepts ids %s', async (_name, ids) => {
      const { data } = await getProducts(`ids=${ids}`)
      expect(data.map(({ id }) => id)).toEqual([TEST_IDS.ring52, TEST_IDS.steelWatch])
    })

    it('omits unknown ids', async () => {
      expect(await getProducts(`ids=none,${TEST_IDS.ring52}`)).toMatchObject({ total: 1, limit: 1 })
    })

    it('returns only the selected properties', async () => {
      expect(await getProducts(`ids=${TEST_IDS.ring52}&select=(data.(id))`)).toEqual({
        data: [{ id: TEST_IDS.ring52 }],
      })
    })

    it.each([
      ['no ids', ''],
      ['25 ids', `ids=${Array.from({ length: 25 }, (_, index) => index).join(',')}`],
    ])('answers 400 to %s', async (_name, query) => {
      const answer = await get(`products?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ title: 'Bad Request', type: expect.stringMatching(/\/validation$/) })
    })
  })
})
