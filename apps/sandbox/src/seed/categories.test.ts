import { describe, expect, it } from 'vitest'
import { buildCatalogue } from './buildCatalogue.js'

const { categories, products } = buildCatalogue()
const byId = new Map(categories.map((category) => [category.id, category]))

function depthOf(id: string): number {
  const parent = byId.get(id)?.parentId
  return parent ? 1 + depthOf(parent) : 1
}

describe('categories', () => {
  it('have a unique id and path', () => {
    expect(byId.size).toBe(categories.length)
    expect(new Set(categories.map((category) => category.path)).size).toBe(categories.length)
  })

  it('form a tree of exactly three levels', () => {
    const orphans = categories.filter(({ parentId }) => parentId !== null && !byId.has(parentId))
    expect(orphans).toEqual([])
    expect(Math.max(...categories.map((category) => depthOf(category.id)))).toBe(3)
  })

  it('are below the path of their parent', () => {
    const astray = categories.filter(({ parentId, path }) => {
      const parent = parentId === null ? undefined : byId.get(parentId)
      return parent !== undefined && !path.startsWith(`${parent.path}/`)
    })
    expect(astray).toEqual([])
  })

  it('are all used by products', () => {
    const used = new Set(products.flatMap((product) => product.categories))
    expect([...used].sort()).toEqual(categories.map((category) => category.id).sort())
  })

  it('include the products of their children', () => {
    const missing = products.filter((product) =>
      product.categories.some((id) => {
        const parent = byId.get(id)?.parentId
        return parent && !product.categories.includes(parent)
      }),
    )
    expect(missing.map((product) => product.id)).toEqual([])
  })

  it.each([
    ['cpo', '/certified-pre-owned/watches', 'cpo'],
    ['pre-owned', '/pre-owned/watches', 'newCpo'],
    ['corvane', '/corvane/watches', 'partner'],
    ['corvane-cpo', '/corvane/certified-pre-owned/watches', 'partnerCpo'],
    ['corvane-pre-owned', '/corvane/pre-owned/watches', 'partnerCpo'],
    ['gift-cards', '/gifts/gift-cards', 'giftCard'],
    ['high-jewellery', '/jewellery/high-jewellery', 'highJewellery'],
  ] as const)('%s has the path %s and lists products of type %s only', (id, path, type) => {
    expect(byId.get(id)?.path).toBe(path)
    const types = new Set(products.filter((one) => one.categories.includes(id)).map((one) => one.type))
    expect([...types]).toEqual([type])
  })

  it('exclude the staff sale from the menu', () => {
    expect(byId.get('staff-sale')?.showInMenu).toBe(false)
  })

  it('have images', () => {
    const pictures = new Set(products.flatMap((product) => product.images.map((image) => image.publicId)))
    const cutOut = categories.filter(({ image }) => !image?.startsWith('scenes/'))
    for (const category of cutOut) expect(pictures).toContain(category.image)
  })

  it('in the header have scene images, which suit any background colour', () => {
    for (const id of ['watches', 'jewellery', 'gifts']) expect(byId.get(id)?.image).toMatch(/^scenes\//)
  })
})
