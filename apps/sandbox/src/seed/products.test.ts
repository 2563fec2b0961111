import { describe, expect, it } from 'vitest'
import { buildCatalogue } from './buildCatalogue.js'
import type { SeedProduct } from './seedTypes.js'

const { products } = buildCatalogue()
const productIds = new Set(products.map((product) => product.id))

function groups(): ReadonlyMap<string, readonly SeedProduct[]> {
  return Map.groupBy(
    products.filter((product) => product.variantGroup !== null),
    (product) => product.variantGroup ?? '',
  )
}

describe('variant groups', () => {
  it('have at least two products each', () => {
    const lonely = [...groups()].filter(([, pieces]) => pieces.length < 2).map(([key]) => key)
    expect(lonely).toEqual([])
  })

  it('vary all their products by the same attributes, without duplicates', () => {
    for (const pieces of groups().values()) {
      const attributes = new Set(pieces.map((piece) => Object.keys(piece.variation).join()))
      expect(attributes.size).toBe(1)
      const combinations = new Set(pieces.map((piece) => JSON.stringify(piece.variation)))
      expect(combinations.size).toBe(pieces.length)
    }
  })

  it('have a common path that no other product has', () => {
    const owners = new Map<string, string>()
    for (const product of products) {
      const owner = product.variantGroup ?? product.id
      expect(owners.get(product.urlPath) ?? owner).toBe(owner)
      owners.set(product.urlPath, owner)
    }
    const paths = [...groups().values()].map((pieces) => new Set(pieces.map((piece) => piece.urlPath)).size)
    expect(new Set(paths)).toEqual(new Set([1]))
  })

  it('cover material, strap, dial, stone, size, ring size and value', () => {
    const used = new Set(products.flatMap((product) => Object.keys(product.variation)))
    expect([...used].sort()).toEqual(['dial', 'material', 'ringSize', 'size', 'stone', 'strap', 'value'])
  })
})

describe('prices', () => {
  it('have no fixed ratio between currencies', () => {
    const priced = products.flatMap((product) => (product.prices ? [product.prices] : []))
    for (const currency of ['EUR', 'GBP', 'DKK'] as const) {
      expect(new Set(priced.map((price) => (price[currency] / price.CHF).toFixed(4))).size).toBeGreaterThan(20)
    }
  })

  it('are below the former price, and the promotion is below both', () => {
    const reduced = products.filter((product) => product.rootPrices)
    const promoted = products.filter((product) => product.promotion)
    expect(reduced.length).toBeGreaterThanOrEqual(4)
    expect(promoted.length).toBeGreaterThanOrEqual(2)
    for (const product of reduced) expect(product.prices?.EUR).toBeLessThan(product.rootPrices?.EUR ?? 0)
    for (const product of promoted) expect(product.promotion?.prices.EUR).toBeLessThan(product.prices?.EUR ?? 0)
  })

  it('include the lowest price of 30 days wherever a reduction is shown', () => {
    const silent = products.filter((one) => (one.rootPrices ?? one.promotion) && !one.lowestPrices30d)
    expect(silent.map((product) => product.id)).toEqual([])
  })

  it('are missing for exactly one product, have cents for some and are on request for several', () => {
    expect(products.filter((product) => product.prices === null)).toHaveLength(1)
    expect(products.filter((product) => product.prices && product.prices.CHF % 1 !== 0).length).toBeGreaterThanOrEqual(
      2,
    )
    expect(products.filter((product) => product.isPriceOnRequest).length).toBeGreaterThanOrEqual(5)
  })
})

describe('selling', () => {
  it('excludes sold-out, on-request, unpriced, partner and high jewellery products from the cart', () => {
    const barred = products.filter(
      (product) =>
        product.availability === 'soldOut' ||
        product.isPriceOnRequest ||
        product.prices === null ||
        ['partner', 'partnerCpo', 'highJewellery'].includes(product.type),
    )
    expect(barred.length).toBeGreaterThan(20)
    expect(barred.filter((product) => product.canBeAddedToCart)).toEqual([])
  })

  it('has pre-order and sold-out products, and no stock of sold-out ones', () => {
    expect(products.filter((product) => product.availability === 'preOrder').length).toBeGreaterThanOrEqual(4)
    const soldOut = products.filter((product) => product.availability === 'soldOut')
    expect(soldOut.length).toBeGreaterThanOrEqual(4)
    expect(soldOut.every((product) => product.allocation === 0 && product.storeIds.length === 0)).toBe(true)
  })

  it('lists no boutique for a product that has not been released', () => {
    expect(products.filter(({ availability, storeIds }) => availability !== 'inStock' && storeIds.length > 0)).toEqual(
      [],
    )
  })

  it('offers returns and trying on only for products that can be ordered and worn', () => {
    const untrue = products.filter(
      ({ hideUsps, canBeAddedToCart, availability, type }) =>
        !hideUsps && (type === 'giftCard' || (!canBeAddedToCart && availability !== 'soldOut')),
    )
    expect(untrue.map(({ id }) => id)).toEqual([])
    expect(products.some(({ hideUsps }) => !hideUsps)).toBe(true)
  })

  it('sells pre-owned products one at a time, each unique one in one boutique', () => {
    const preOwned = products.filter((product) => product.cpoYearOfSale !== null)
    expect(preOwned.filter((product) => product.allocation > 1)).toEqual([])
    const unique = products.filter(({ type, cpoYearOfSale }) => type === 'highJewellery' || cpoYearOfSale !== null)
    expect(unique.filter(({ storeIds }) => storeIds.length > 1)).toEqual([])
    expect(preOwned.filter((product) => !product.name.de.endsWith(' Certified Pre-Owned'))).toEqual([])
    expect(preOwned.length).toBe(products.filter((one) => ['cpo', 'newCpo', 'partnerCpo'].includes(one.type)).length)
  })

  it('lists staff sale products in the staff sale only', () => {
    const staff = products.filter((product) => product.isStaffSale)
    expect(staff.length).toBeGreaterThanOrEqual(4)
    for (const product of staff) expect(product.categories).toEqual(['staff-sale'])
    expect(products.filter((one) => one.categories.includes('staff-sale'))).toEqual(staff)
  })

  it('has sets of existing products that cost at least as much separately', () => {
    for (const set of products.filter((product) => product.type === 'set')) {
      expect(set.setItems.length).toBeGreaterThanOrEqual(2)
      for (const item of set.setItems) expect(productIds).toContain(item)
      const items = products.filter(({ id }) => set.setItems.includes(id))
      expect(set.prices?.CHF).toBeLessThanOrEqual(items.reduce((sum, { prices }) => sum + (prices?.CHF ?? 0), 0))
    }
  })
})

describe('the partner brand', () => {
  const partner = products.filter((product) => product.partner !== null)

  it('has phone, brochure, model case, availability and exactly three features for every product', () => {
    expect(partner.map((one) => one.id)).toEqual(products.filter((one) => one.brand === 'Corvane').map((one) => one.id))
    for (const { partner: service } of partner) {
      expect(service?.phone).toMatch(/^\+\d/)
      expect(service?.brochureLink).toMatch(/\.pdf$/)
      expect(service?.modelCase.fr).not.toBe('')
      expect(service?.availabilityContent.da).not.toBe('')
      expect(service?.features).toHaveLength(3)
    }
  })

  it('has two attribute groups, the second named after the brand', () => {
    for (const one of partner)
      expect(one.attributeGroups.map((group) => group.id)).toEqual(['specifications', 'corvane'])
  })

  it('is never listed with other brands', () => {
    const categories = new Set(partner.flatMap((product) => product.categories))
    const guests = products.filter((one) => one.brand !== 'Corvane' && one.categories.some((id) => categories.has(id)))
    expect(guests).toEqual([])
  })
})

describe('media', () => {
  it('has at least four views of every product, under the id of a product of the same design', () => {
    for (const product of products) {
      const views = product.images.filter((image) => image.view !== 'turntable')
      expect(views.slice(0, 4).map((image) => image.view)).toEqual(['front', 'detail', 'macro', 'worn'])
      expect(['side', 'back']).toEqual(expect.arrayContaining(views.slice(4).map((image) => image.view)))
      const pictured = views[0]?.publicId.replace(/^catalogue\/(.+)_MP_1\.jpg$/, '$1') ?? ''
      const source = products.find((one) => one.id === pictured)
      expect(source?.design).toEqual(product.design)
    }
  })

  it('has videos of two models', () => {
    const films = new Set(products.flatMap((product) => (product.video ? [product.video.src] : [])))
    expect([...films].sort()).toEqual(['/media/video/meridian-loop.mp4', '/media/video/solitaire-loop.mp4'])
  })
})

describe('makers', () => {
  it('have a responsible person in the European Union exactly if the manufacturer is outside it', () => {
    const union = new Set(['DE', 'DK', 'FR', 'IT'])
    for (const product of products) {
      const isInside = union.has(product.manufacturer?.country ?? '')
      expect(product.responsiblePerson === null).toBe(isInside)
      expect(union).toContain(product.responsiblePerson?.country ?? product.manufacturer?.country)
    }
  })
})
