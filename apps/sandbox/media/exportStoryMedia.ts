// Writes the images of the design system's stories, all or those named, to .storybook/media, from the same photographs
// and with the same image code as the shop. Skips images that are not rendered yet:
// - tsx --conditions=source media/exportStoryMedia.ts [name ...]
import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { createMasters } from '../src/images/createMasters.js'
import { readPhotographs } from '../src/images/photographs.js'
import { buildCatalogue } from '../src/seed/buildCatalogue.js'
import { type StoryPicture, storyMedia } from './storyMedia.js'

const FOLDER = new URL('../../../.storybook/media/', import.meta.url)
/** Size in pixels and limit in bytes. */
const FORMS = {
  landscape: { width: 2000, height: 1125, bytes: 105_000 },
  portrait: { width: 1200, height: 1500, bytes: 68_000 },
  piece: { width: 1200, height: 1500, bytes: 45_000 },
  cutOut: { width: 800, height: 1000, bytes: 50_000 },
  turntable: { width: 2400, height: 3000, bytes: 240_000 },
} as const
const QUALITIES = [88, 84, 80, 76, 72, 68, 62, 56, 50]

const catalogue = buildCatalogue()
const photographs = readPhotographs()
const masters = createMasters(catalogue, photographs)
const wanted = process.argv.slice(2)
let bytes = 0
await mkdir(FOLDER, { recursive: true })
for (const [name, picture] of Object.entries(storyMedia)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const taken = await pictureOf(picture)
  if (taken === null) {
    process.stdout.write(`${name} has no photograph yet\n`)
    continue
  }
  const { width, height, bytes: limit } = FORMS[formOf(picture)]
  const file = await packed(taken.resize({ width, height, fit: 'cover', kernel: 'lanczos3' }), limit)
  await writeFile(new URL(`${name}.webp`, FOLDER), file)
  bytes += file.length
  process.stdout.write(`${name} ${Math.round(file.length / 1000)} kB\n`)
}
process.stdout.write(`${Math.round(bytes / 1000)} kB in .storybook/media\n`)

function formOf(picture: StoryPicture): keyof typeof FORMS {
  if ('scene' in picture) return picture.orientation
  if ('photograph' in picture) return picture.ground === null ? 'cutOut' : 'piece'
  return picture.view === 'turntable' ? 'turntable' : 'piece'
}

async function pictureOf(picture: StoryPicture): Promise<Sharp | null> {
  if ('photograph' in picture) {
    const taken = photographs.named(picture.photograph)
    if (taken === null) return null
    const { ground } = picture
    return ground === null ? sharp(taken.file) : sharp(taken.file).flatten({ background: ground })
  }
  const publicId = publicIdOf(picture)
  const master = publicId === null ? null : masters.find(publicId)
  return master === null ? null : sharp(await master.render(1), { limitInputPixels: 3840 * 4800 })
}

/** null = the product has no such view yet. */
function publicIdOf(picture: Exclude<StoryPicture, { readonly photograph: string }>): string | null {
  if ('scene' in picture) return `scenes/${picture.scene}${picture.orientation === 'portrait' ? '-portrait' : ''}.jpg`
  const piece = catalogue.products.find(({ id }) => id === picture.piece)
  if (piece === undefined)
    throw new Error(`The catalogue has no product ${picture.piece}. Use an existing one in storyMedia.ts.`)
  return piece.images.find(({ view }) => view === picture.view)?.publicId ?? null
}

/** The best lossy WebP within the limit. */
async function packed(picture: Sharp, limit: number): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(data, { raw }).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (file.length <= limit) break
  }
  return file
}
