import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { buildImageCatalogue } from './buildImageCatalogue.js'
import { createMasters } from './createMasters.js'
import { sceneNames } from './drawing/scene/scenes.js'

const catalogue = buildCatalogue()
const masters = createMasters(catalogue)
const designs = new Map(
  catalogue.products.map((product) => [`${product.design.key} with ${product.design.gem}`, product]),
)

describe('createMasters', () => {
  it.each([...designs])('draws every view of the design %s', (_design, { images }) => {
    for (const { publicId } of images) {
      const master = masters.find(publicId)
      const { svg, insets } = master?.draw() ?? { svg: '', insets: [] }
      expect([svg, ...insets].join('')).toMatch(/^<svg [^]*<\/svg>$/)
      expect([svg, ...insets].join('')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it.each(sceneNames)('draws the scene %s in both orientations', (name) => {
    expect(masters.find(`scenes/${name}.jpg`)).toMatchObject({ width: 2400, height: 1350 })
    expect(masters.find(`scenes/${name}-portrait.jpg`)).toMatchObject({ width: 1600, height: 2000 })
    expect(masters.find(`scenes/${name}.jpg`)?.draw().svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('has every picture that the catalogue names', () => {
    const videos = catalogue.products.flatMap(({ video }) => (video === null ? [] : [video.poster]))
    const features = catalogue.products.flatMap(({ partner }) => partner?.features.map(({ asset }) => asset) ?? [])
    const categories = catalogue.categories.flatMap(({ image }) => (image === null ? [] : [image]))
    const missing = [...videos, ...features, ...categories].filter((publicId) => masters.find(publicId) === null)
    expect(missing).toEqual([])
  })

  it('draws the same picture in every process', () => {
    const publicId = 'catalogue/2104-310-1_MP_1.jpg'
    const one = createMasters(buildImageCatalogue()).find(publicId)
    const other = createMasters(buildImageCatalogue()).find(publicId)
    expect(one?.version).toBe(other?.version)
  })

  it('gives a changed drawing another version', () => {
    const publicId = 'catalogue/2104-310-1_MP_1.jpg'
    const before = createMasters(buildImageCatalogue()).find(publicId)
    const after = createMasters(buildImageCatalogue({ brand: 'Kestrelle' })).find(publicId)
    expect(before?.version).not.toBe(after?.version)
  })

  it('knows no other name', () => {
    expect(['', 'scenes/nowhere.jpg', 'scenes/../gems', '__proto__'].map((name) => masters.find(name))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
