import type { EinsteinRecsResult } from '@vitrine/commerce-client/types/einstein'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { EINSTEIN_SITE } from './einsteinConfig.js'
import { openEinstein, TEST_USER, type TestEinstein } from './openEinstein.js'
import { RECOMMENDERS, ZONES } from './recommenders.js'

const catalogue = buildCatalogue()
const { products } = catalogue

let einstein: TestEinstein
beforeAll(async () => {
  einstein = await openEinstein(catalogue)
})
afterAll(() => einstein.close())

describe('recommendations', () => {
  const recs = async (name: string, body: object) =>
    (
      await einstein.post(`personalization/recs/${EINSTEIN_SITE}/${name}`, { ...TEST_USER, ...body })
    ).json<EinsteinRecsResult>()
  const idsOf = ({ recs: found = [] }: EinsteinRecsResult) => found.map(({ id }) => id)
  const pieces = products.filter(({ isStaffSale, type }) => !isStaffSale && type !== 'giftCard' && type !== 'set')

  it('lists the recommenders', async () => {
    const { recommenders } = (await einstein.call('GET', `personalization/recommenders/${EINSTEIN_SITE}`)).json()
    expect(recommenders).toHaveLength(RECOMMENDERS.length)
    expect(recommenders[0]).toEqual({
      name: 'pdp-similar-items',
      description: 'Similar pieces',
      recommenderType: 'product-to-product',
    })
  })

  it('returns each product in snake case', async () => {
    const answer = await recs('pdp-similar-items', { products: [{ id: pieces[0]?.id }] })
    expect(answer).toMatchObject({
      recoUUID: expect.stringMatching(/^[\da-f-]{36}$/),
      recommenderName: 'pdp-similar-items',
      displayMessage: 'You may also like',
    })
    const [first] = answer.recs ?? []
    const product = products.find(({ id }) => id === first?.id)
    expect(first).toEqual({
      id: product?.id,
      product_name: product?.name.en,
      image_url: expect.stringContaining(`/catalogue/`),
      product_url: `${product?.urlPath}/${product?.id}.html`,
    })
  })

  it('returns products of the same brand and category, without the given one and its variants', async () => {
    let both = 0
    for (const piece of pieces.filter((_piece, index) => index % 7 === 0)) {
      const ids = idsOf(await recs('pdp-similar-items', { products: [{ id: piece.id }] }))
      const found = products.filter(({ id }) => ids.includes(id))
      expect(found.length).toBeGreaterThan(0)
      expect(ids).not.toContain(piece.id)
      const isVariant = ({ variantGroup }: { variantGroup: string | null }) =>
        variantGroup !== null && variantGroup === piece.variantGroup
      expect(found.some(isVariant)).toBe(false)
      const near = found.filter(({ categories }) => categories.some((id) => piece.categories.includes(id)))
      const same = found.filter(({ brand }) => brand === piece.brand)
      expect([near.length, same.length]).toContain(found.length)
      if (near.length === found.length && same.length === found.length) both += 1
    }
    expect(both).toBeGreaterThan(0)
  })

  it('accepts a variant’s own id', async () => {
    const piece = pieces[0]
    expect(idsOf(await recs('pdp-similar-items', { products: [{ id: 'master', sku: piece?.id }] }))).toEqual(
      idsOf(await recs('pdp-similar-items', { products: [{ id: piece?.id }] })),
    )
  })

  it('returns the best of a category', async () => {
    const ids = idsOf(await recs('products-in-a-category', { categories: [{ id: 'jewellery-rings' }] }))
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(products.find((product) => product.id === id)?.categories).toContain('jewellery-rings')
  })

  it.each(['home-top-sellers', 'pdp-similar-items'])(
    '%s returns the best overall without products and categories',
    async (name) => {
      const ids = idsOf(await recs(name, {}))
      expect(ids).toHaveLength(12)
      const found = products.filter(({ id }) => ids.includes(id))
      expect(found.some(({ isStaffSale, availability }) => isStaffSale || availability === 'soldOut')).toBe(false)
    },
  )

  it('returns recently viewed products, latest first, and only to the same shopper', async () => {
    const seen = pieces
      .filter(({ availability }) => availability === 'inStock')
      .slice(0, 3)
      .map(({ id }) => id)
    for (const id of seen)
      await einstein.post(`activities/${EINSTEIN_SITE}/viewProduct`, { ...TEST_USER, product: { id, price: 1 } })
    expect(idsOf(await recs('viewed-recently-einstein', {}))).toEqual(seen.toReversed())
    expect(idsOf(await recs('viewed-recently-einstein', { cookieId: 'usid-2' }))).toEqual([])
  })

  it.each(Object.entries(ZONES))('serves the zone %s with %s', async (zone, recommenderName) => {
    const answer = await einstein.post(`personalization/${EINSTEIN_SITE}/zones/${zone}/recs`, TEST_USER)
    expect(answer.json()).toMatchObject({ recommenderName, recs: expect.any(Array) })
  })

  it('returns nothing for an unknown product', async () => {
    expect(idsOf(await recs('pdp-similar-items', { products: [{ id: '9999-999-9' }] }))).toEqual([])
  })

  it.each([
    ['products and categories at once', { products: [], categories: [] }],
    ['malformed products', { products: ['w1'] }],
    ['malformed categories', { categories: [{}] }],
    ['malformed rules', { rules: 'brand' }],
    ['another realm', { realm: 'aaaa' }],
  ])('refuses %s', async (_name, body) => {
    const answer = await einstein.post(`personalization/recs/${EINSTEIN_SITE}/pdp-similar-items`, {
      ...TEST_USER,
      ...body,
    })
    expect(answer.statusCode).toBe(400)
  })

  it.each([
    `personalization/recs/${EINSTEIN_SITE}/none`,
    `personalization/${EINSTEIN_SITE}/zones/constructor/recs`,
    'personalization/recs/aaaa-MainSite/pdp-similar-items',
  ])('answers 404 to %s', async (path) => {
    expect((await einstein.post(path, TEST_USER)).statusCode).toBe(404)
  })
})
