import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Drawing } from '../src/images/drawing/drawing.js'
import { drawProduct } from '../src/images/drawing/drawProduct.js'
import { drawScene } from '../src/images/drawing/scene/drawScene.js'
import { createMasters } from '../src/images/createMasters.js'
import { createMasterFiles } from '../src/images/masterFiles.js'
import { rasterise } from '../src/images/service/renderImage.js'
import { buildCatalogue } from '../src/seed/buildCatalogue.js'
import { type StoryPicture, storyMedia } from './storyMedia.js'

// Writes the pictures of the design system's example pages into .storybook/media, all or those named:
//   tsx --conditions=source media/exportStoryMedia.ts [name ...]
const FOLDER = new URL('../../../.storybook/media/', import.meta.url)
const WIDTHS = { landscape: 2000, portrait: 1200, turntable: 2400, piece: 1200 }
const QUALITY = 74

const catalogue = buildCatalogue()
const masters = createMasters(catalogue)
const files = createMasterFiles()
const wanted = process.argv.slice(2)
let bytes = 0
await mkdir(FOLDER, { recursive: true })
for (const [name, picture] of Object.entries(storyMedia)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const file = await sharp(await masterOf(picture))
    .resize({ width: WIDTHS[formOf(picture)], kernel: 'lanczos3' })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer()
  await writeFile(new URL(`${name}.webp`, FOLDER), file)
  bytes += file.length
  process.stdout.write(`${name} ${Math.round(file.length / 1024)} kB\n`)
}
process.stdout.write(`${Math.round(bytes / 1024)} kB in .storybook/media\n`)

function formOf(picture: StoryPicture): keyof typeof WIDTHS {
  if ('scene' in picture) return picture.orientation
  return 'view' in picture && picture.view === 'turntable' ? 'turntable' : 'piece'
}

/** The photograph, else the kept drawing; what the catalogue does not hold is drawn. */
async function masterOf(picture: StoryPicture): Promise<Buffer> {
  const master = masters.find(publicIdOf(picture))
  if (master === null) return rasterise(drawingOf(picture), 1)
  return (master.source === 'drawn' ? await files.read(publicIdOf(picture)) : null) ?? master.render(1)
}

function publicIdOf(picture: StoryPicture): string {
  if ('scene' in picture) return `scenes/${picture.scene}${picture.orientation === 'portrait' ? '-portrait' : ''}.jpg`
  if ('design' in picture) return ''
  return pieceOf(picture.piece).images.find(({ view }) => view === picture.view)?.publicId ?? ''
}

function drawingOf(picture: StoryPicture): Drawing {
  if ('scene' in picture) return drawScene(picture.scene, picture.orientation, catalogue)
  if ('piece' in picture) return drawProduct(pieceOf(picture.piece), picture.view)
  const { brand, name, design } = picture
  return drawProduct({ type: 'partnerCpo', brand, name: { en: name, de: name, fr: name, da: name }, design }, 'front')
}

function pieceOf(id: string) {
  const piece = catalogue.products.find((product) => product.id === id)
  if (piece === undefined)
    throw new Error(`The catalogue has no piece ${id}, so its picture can't be drawn. Name one that it has in storyMedia.ts.`)
  return piece
}
