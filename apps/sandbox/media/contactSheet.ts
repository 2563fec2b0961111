import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { DesignRef, SeedImage, SeedProductType } from '../src/seed/seedTypes.js'
import { drawProduct } from '../src/images/drawing/drawProduct.js'
import { rasterise } from '../src/images/service/renderImage.js'
import { samples } from './samples.js'

// Draws every design, or those named on the command line, so that a person can look at them:
//   tsx --conditions=source media/contactSheet.ts [--view front] [--full] [design ...]
const FOLDER = new URL('../shots/', import.meta.url)
const COLUMNS = 6
const TILE = { width: 400, height: 500 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { view: { type: 'string', default: 'front' }, full: { type: 'boolean', default: false } },
})
const view = viewOf(values.view)
const chosen = samples.filter(({ design }) => positionals.length === 0 || positionals.includes(design.key))
await mkdir(FOLDER, { recursive: true })

const tiles: Buffer[] = []
for (const sample of chosen) {
  const started = performance.now()
  const drawing = drawProduct(piece(sample), view)
  const drawn = performance.now()
  const raster = await rasterise(drawing)
  const label = `${sample.design.key} ${view}`
  console.log(
    label,
    `${Math.round(drawing.svg.length / 1024)} kB, draw ${Math.round(drawn - started)} ms, raster ${Math.round(performance.now() - drawn)} ms`,
  )
  if (values.full) await writeFile(new URL(`${sample.design.key}-${view}.png`, FOLDER), raster)
  tiles.push(await sharp(raster).resize(TILE).toBuffer())
}
const rows = Math.ceil(tiles.length / COLUMNS)
await sharp({
  create: {
    width: Math.min(tiles.length, COLUMNS) * (TILE.width + 8),
    height: rows * (TILE.height + 8),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % COLUMNS) * (TILE.width + 8),
      top: Math.floor(index / COLUMNS) * (TILE.height + 8),
    })),
  )
  .png()
  .toFile(new URL(`contact-${view}.png`, FOLDER).pathname)

function viewOf(name: string): SeedImage['view'] {
  const views = ['front', 'detail', 'macro', 'worn', 'turntable'] as const
  const found = views.find((candidate) => candidate === name)
  if (found === undefined) throw new Error(`There is no view "${name}". Use one of ${views.join(', ')}.`)
  return found
}

function piece(sample: { brand: string; name: string; type: SeedProductType; design: DesignRef }) {
  return { ...sample, name: { en: sample.name, de: sample.name, fr: sample.name, da: sample.name } }
}
