import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawProduct } from '../src/images/drawing/drawProduct.js'
import type { Drawing } from '../src/images/drawing/drawing.js'
import { drawScene } from '../src/images/drawing/scene/drawScene.js'
import { sceneNames } from '../src/images/drawing/scene/scenes.js'
import { rasterise } from '../src/images/service/renderImage.js'
import { buildCatalogue } from '../src/seed/buildCatalogue.js'
import { type Sample, samples } from './samples.js'

// Draws every design or scene, or those named on the command line, so that a person can look at them. The sheet is
// written to the ignored folder shots/; --full also writes each picture in full size.
//   tsx --conditions=source media/contactSheet.ts [--view front|detail|macro|worn|turntable|scene|scene-portrait] [--full] [name ...]
const FOLDER = new URL('../shots/', import.meta.url)
const SHEET_WIDTH = 2400

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { view: { type: 'string', default: 'front' }, full: { type: 'boolean', default: false } },
})
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name)
await mkdir(FOLDER, { recursive: true })

const pictures = values.view.startsWith('scene') ? scenes() : designs()
const columns = values.view === 'scene' ? 4 : 6
const width = Math.floor(SHEET_WIDTH / columns) - 8
const tiles: Buffer[] = []
for (const { name, drawing } of pictures) {
  const started = performance.now()
  const raster = await rasterise(drawing, values.full ? 1 : Math.min(1, (width * 1.25) / drawing.width))
  process.stdout.write(
    `${name} ${Math.round(drawing.svg.length / 1024)} kB, ${Math.round(performance.now() - started)} ms\n`,
  )
  if (values.full) await writeFile(new URL(`${name}-${values.view}.png`, FOLDER), raster)
  tiles.push(await sharp(raster).resize({ width }).toBuffer())
}
const { height = 0 } = tiles[0] === undefined ? {} : await sharp(tiles[0]).metadata()
const rows = Math.ceil(tiles.length / columns)
await sharp({
  create: { width: SHEET_WIDTH, height: rows * (height + 8), channels: 3, background: '#ffffff' },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * (width + 8),
      top: Math.floor(index / columns) * (height + 8),
    })),
  )
  .png()
  .toFile(new URL(`contact-${values.view}.png`, FOLDER).pathname)

function designs(): readonly { name: string; drawing: Drawing }[] {
  const views = ['front', 'detail', 'macro', 'worn', 'turntable'] as const
  const view = views.find((candidate) => candidate === values.view)
  if (view === undefined) throw new Error(`There is no view "${values.view}". Use one of ${views.join(', ')}.`)
  return samples
    .filter(({ design }) => isChosen(design.key))
    .map((sample) => ({ name: sample.design.key, drawing: drawProduct(piece(sample), view) }))
}

function scenes(): readonly { name: string; drawing: Drawing }[] {
  const catalogue = buildCatalogue()
  const orientation = values.view === 'scene' ? 'landscape' : 'portrait'
  return sceneNames.filter(isChosen).map((name) => ({ name, drawing: drawScene(name, orientation, catalogue) }))
}

function piece(sample: Sample) {
  return { ...sample, name: { en: sample.name, de: sample.name, fr: sample.name, da: sample.name } }
}
