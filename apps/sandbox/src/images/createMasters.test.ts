import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { buildImageCatalogue } from './buildImageCatalogue.js'
import { createMasters } from './createMasters.js'
import { drawProduct } from './drawing/drawProduct.js'
import { drawScene } from './drawing/scene/drawScene.js'
import { sceneNames } from './drawing/scene/scenes.js'
import { noPhotographs, type Photographs } from './photographs.js'
import { noPictures } from './studioPictures.js'

const catalogue = buildCatalogue()
const masters = createMasters(catalogue)
const designs = new Map(
  buildCatalogue(noPictures).products.map((product) => [`${product.design.key} with ${product.design.gem}`, product]),
)

describe('createMasters', () => {
  it.each([...designs])('can draw every view of the design %s', (_design, product) => {
    for (const { view } of product.images) {
      const { svg } = drawProduct(product, view)
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it.each(sceneNames)('draws the scene %s in both orientations', (name) => {
    const undeveloped = createMasters(buildImageCatalogue(), noPhotographs)
    expect(undeveloped.find(`scenes/${name}.jpg`)).toMatchObject({ width: 2400, height: 1350 })
    expect(undeveloped.find(`scenes/${name}-portrait.jpg`)).toMatchObject({ width: 1600, height: 2000 })
    expect(drawScene(name, 'landscape', catalogue).svg).not.toMatch(/NaN|undefined|Infinity/)
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
    const one = createMasters(buildImageCatalogue(), noPhotographs).find(publicId)
    const other = createMasters(buildImageCatalogue(), noPhotographs).find(publicId)
    expect(one?.version).toBe(other?.version)
  })

  it('gives a changed drawing another version', () => {
    const publicId = 'catalogue/2104-310-1_MP_1.jpg'
    const before = createMasters(buildImageCatalogue(), noPhotographs).find(publicId)
    const after = createMasters(buildImageCatalogue({ brand: 'Kestrelle' }), noPhotographs).find(publicId)
    expect(before?.version).not.toBe(after?.version)
  })

  it('shows a photograph where one was taken, another where it was taken again', () => {
    const publicId = 'catalogue/2104-310-1_MP_1.jpg'
    const taken = (version: string): Photographs => ({
      ...noPhotographs,
      find: (id, view) =>
        id === '2104-310-1' && view === 'front' ? { file: 'front.webp', version, width: 1200, height: 1500 } : null,
    })
    const versions = [noPhotographs, taken('a'), taken('b')].map(
      (photographs) => createMasters(buildImageCatalogue(), photographs).find(publicId)?.version,
    )
    expect(new Set(versions).size).toBe(3)
  })

  it('puts a photograph on the colour of its tile', async () => {
    const front = masters.find('catalogue/4130-112-1_MP_1.jpg')
    const { data } = await sharp(await front?.render(1))
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([0xf4, 0xf4, 0xf2])
  })

  it('tells of every photographed view the size that its picture has', () => {
    const views = catalogue.products.flatMap(({ images }) => images)
    const wrong = views.filter(({ publicId, width, height }) => {
      const master = masters.find(publicId)
      return master?.source !== 'drawn' && (master?.width !== width || master.height !== height)
    })
    expect(wrong.map(({ publicId }) => publicId)).toEqual([])
  })

  it.each([
    ['a photograph', 'catalogue/2104-310-1_MP_1.jpg', 'photograph', 1200, 1500],
    ['a part of it', 'catalogue/2104-310-1_MP_3.jpg', 'photograph', 800, 1000],
    ['the piece laid down', 'catalogue/2104-310-1_MP_4.jpg', 'composed', 1200, 1500],
  ] as const)('renders %s at the size that it tells', async (_case, publicId, source, width, height) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-front-'))
    const file = join(folder, 'front.webp')
    await sharp({ create: { width: 1200, height: 1500, channels: 4, background: '#8888' } })
      .webp()
      .toFile(file)
    const front = { file, version: 'a', width: 1200, height: 1500 }
    const photographs = { ...noPhotographs, find: (_id: string, view: string) => (view === 'front' ? front : null) }
    const master = createMasters(buildCatalogue({ ...noPictures, photographs }), photographs).find(publicId)
    expect(master).toMatchObject({ source, width, height })
    const picture = sharp(await master?.render(1))
    expect(await picture.metadata()).toMatchObject({ width, height, hasAlpha: false })
    await rm(folder, { recursive: true })
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
