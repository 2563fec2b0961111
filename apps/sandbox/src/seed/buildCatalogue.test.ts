import { describe, expect, it } from 'vitest'
import { buildCatalogue } from './buildCatalogue.js'
import { designs } from './seedDesign.js'
import type { SeedProductType } from './seedTypes.js'
import { colours } from './vocabulary/colours.js'

const catalogue = buildCatalogue()
const { products } = catalogue
const productIds = new Set(products.map((product) => product.id))

describe('buildCatalogue', () => {
  it('has at least 130 products of exactly the 12 brands', () => {
    expect(products.length).toBeGreaterThanOrEqual(130)
    const brands = catalogue.brands.map((brand) => brand.name)
    expect(brands).toHaveLength(12)
    expect([...new Set(products.map((product) => product.brand))].sort()).toEqual([...brands].sort())
  })

  it('is the same on every call', () => {
    expect(JSON.stringify(buildCatalogue())).toBe(JSON.stringify(catalogue))
  })

  it('builds in a small multiple of the time that copying it as JSON takes', () => {
    const copy = shortest(() => JSON.parse(JSON.stringify(catalogue)))
    expect(shortest(() => buildCatalogue())).toBeLessThan(10 * copy)
  })

  it('gives every product a unique id', () => {
    expect(productIds.size).toBe(products.length)
  })

  it('gives watches and gift cards the short id pattern and jewellery and sets the long one', () => {
    const long = new Set<SeedProductType>(['jewellery', 'highJewellery', 'set'])
    const wrong = products.filter((product) => {
      const pattern = long.has(product.type) ? /^\d{2}\.\d{5}\.\d{2}\.\d{2}\.\d{2}$/ : /^\d{4}-\d{3}-\d$/
      return !pattern.test(product.id)
    })
    expect(wrong.map((product) => product.id)).toEqual([])
  })

  it.each([
    ['watch', 30],
    ['jewellery', 50],
    ['highJewellery', 4],
    ['cpo', 6],
    ['newCpo', 6],
    ['partner', 8],
    ['partnerCpo', 2],
    ['set', 2],
    ['giftCard', 3],
  ] as const)('has products of type %s: at least %i', (type, count) => {
    expect(products.filter((product) => product.type === type).length).toBeGreaterThanOrEqual(count)
  })

  it('ranks every product once, one product of every model before second variants', () => {
    expect(products.map((product) => product.rank)).toEqual(products.map((_, index) => index + 1))
    const models = new Set(products.map((product) => product.variantGroup ?? product.id))
    const first = products.slice(0, models.size).map((product) => product.variantGroup ?? product.id)
    expect(new Set(first).size).toBe(models.size)
  })

  it('uses only designs and colours of the image studio', () => {
    for (const { design } of products) {
      expect(Object.keys(designs)).toContain(design.key)
      expect(Object.keys(colours)).toContain(design.colour)
      expect(Object.keys(colours)).toContain(design.strapColour)
    }
  })

  it('uses every design of the studio', () => {
    expect([...new Set(products.map((product) => product.design.key))].sort()).toEqual(Object.keys(designs).sort())
  })

  it('labels every refinement value and every variation option in use', () => {
    for (const product of products) {
      for (const [attribute, values] of Object.entries(product.refinements)) {
        const labels = catalogue.refinementLabels[attribute]?.values ?? {}
        expect(Object.keys(labels)).toEqual(expect.arrayContaining([...values]))
      }
      for (const [attribute, option] of Object.entries(product.variation)) {
        expect(catalogue.variationLabels[attribute]?.values[option]).toBeDefined()
      }
    }
  })

  it('has stock in existing boutiques of all six countries', () => {
    const stores = new Set(catalogue.stores.map((store) => store.id))
    expect(stores.size).toBe(21)
    expect(new Set(catalogue.stores.map((store) => store.countryCode)).size).toBe(6)
    for (const storeId of products.flatMap((product) => product.storeIds)) expect(stores).toContain(storeId)
  })
})

/** Shortest time of five runs in ms: a busy machine lengthens some of them. */
function shortest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
