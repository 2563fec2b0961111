import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { buildImageCatalogue } from './buildImageCatalogue.js'
import { createMasters } from './createMasters.js'
import { noPhotographs, type Photographs } from './photographs.js'
import { noPictures } from './studioPictures.js'

const catalogue = buildCatalogue()
const masters = createMasters(catalogue)
const FRONT = 'catalogue/2104-310-1_MP_1.jpg'

describe('createMasters', () => {
  it('contains every image of the catalogue', () => {
    const videos = catalogue.products.flatMap(({ video }) => (video === null ? [] : [video.poster]))
    const features = catalogue.products.flatMap(({ partner }) => partner?.features.map(({ asset }) => asset) ?? [])
    const categories = catalogue.categories.flatMap(({ image }) => (image === null ? [] : [image]))
    const missing = [...videos, ...features, ...categories].filter((publicId) => masters.find(publicId) === null)
    expect(missing).toEqual([])
  })

  it('contains no image without a photograph', () => {
    const empty = createMasters(buildImageCatalogue(), noPhotographs)
    expect(empty.ids()).toEqual(expect.arrayContaining([FRONT, 'scenes/gifts.jpg', 'scenes/gifts-portrait.jpg']))
    expect(empty.ids().filter((id) => empty.find(id) !== null)).toEqual([])
  })

  it('changes the version of an image only when its photograph changes', () => {
    const taken = (version: string): Photographs => ({
      ...noPhotographs,
      find: (id, view) =>
        id === '2104-310-1' && view === 'front' ? { file: 'front.webp', version, width: 1200, height: 1500 } : null,
    })
    const [one, same, again] = ['a', 'a', 'b'].map(
      (version) => createMasters(buildImageCatalogue(), taken(version)).find(FRONT)?.version,
    )
    expect(one).toMatch(/^[a-f0-9]{32}$/)
    expect(same).toBe(one)
    expect(again).not.toBe(one)
  })

  it('composes a photograph with the colour of its tile', async () => {
    const front = masters.find('catalogue/4130-112-1_MP_1.jpg')
    const { data } = await sharp(await front?.render(1))
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([0xf4, 0xf4, 0xf2])
  })

  it('reports the size of every image', () => {
    const views = catalogue.products.flatMap(({ images }) => images)
    const wrong = views.filter(({ publicId, width, height }) => {
      const master = masters.find(publicId)
      return master?.width !== width || master.height !== height
    })
    expect(wrong.map(({ publicId }) => publicId)).toEqual([])
  })

  it.each([
    ['a photograph', FRONT, 1200, 1500],
    ['a part of it', 'catalogue/2104-310-1_MP_3.jpg', 800, 1000],
    ['the product laid down', 'catalogue/2104-310-1_MP_4.jpg', 1200, 1500],
  ] as const)('renders %s at the reported size', async (_case, publicId, width, height) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-front-'))
    const file = join(folder, 'front.webp')
    await sharp({ create: { width: 1200, height: 1500, channels: 4, background: '#8888' } })
      .webp()
      .toFile(file)
    const front = { file, version: 'a', width: 1200, height: 1500 }
    const photographs = { ...noPhotographs, find: (_id: string, view: string) => (view === 'front' ? front : null) }
    const master = createMasters(buildCatalogue({ ...noPictures, photographs }), photographs).find(publicId)
    expect(master).toMatchObject({ width, height })
    const picture = sharp(await master?.render(1))
    expect(await picture.metadata()).toMatchObject({ width, height, hasAlpha: false })
    await rm(folder, { recursive: true })
  })

  it('returns null for other names', () => {
    expect(['', 'scenes/nowhere.jpg', 'scenes/../grounds', '__proto__'].map((name) => masters.find(name))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
