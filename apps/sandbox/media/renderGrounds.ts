// Makes the grounds that pieces are laid on, and the light of the window over both, into media/masters/grounds:
//   tsx --conditions=source media/renderGrounds.ts
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { createSheet, group, type Sheet } from '../src/images/drawing/sheet.js'
import { cloth, stone, vignette, windowLight } from '../src/images/drawing/surface.js'
import { groundFile, lightFile, type GroundName } from '../src/images/grounds.js'
import { mastersFolder } from '../src/images/mastersFolder.js'
import { rasterise } from '../src/images/service/renderImage.js'

const FIELD = { width: 1200, height: 1500 }
const BLEED = 80
const GROUNDS: Readonly<Record<GroundName, readonly [kind: 'stone' | 'cloth' | 'dark', colour: string, seed: number]>> =
  {
    'limestone-1': ['stone', '#d9d2c8', 11],
    'limestone-2': ['stone', '#cfcac4', 23],
    'limestone-3': ['stone', '#bfb6aa', 37],
    'limestone-4': ['stone', '#d8cfc6', 53],
    'linen-1': ['cloth', '#b9ab9a', 5],
    'linen-2': ['cloth', '#c9bdb0', 8],
    'slate-1': ['dark', '#1c1d1f', 17],
  }

mkdirSync(`${mastersFolder()}/grounds`, { recursive: true })
for (const name of Object.keys(GROUNDS).filter(isGround)) {
  const [kind, colour, seed] = GROUNDS[name]
  const picture = await draw((sheet) => {
    const surface =
      kind === 'cloth'
        ? cloth(sheet, FIELD, colour, seed)
        : stone(sheet, FIELD, colour, seed, kind === 'dark' ? 0.7 : 0.8)
    return surface + windowLight(sheet, FIELD, kind === 'dark' ? 0.16 : 0.5)
  })
  await sharp(picture).removeAlpha().webp({ quality: 82, effort: 6 }).toFile(groundFile(name))
}
for (const [name, shade] of [
  ['limestone-1', 0.2],
  ['slate-1', 0.5],
] as const) {
  const picture = await draw((sheet) => group('', windowLight(sheet, FIELD, 0.5) + vignette(sheet, FIELD, shade)))
  await sharp(picture).webp({ quality: 80, alphaQuality: 90, effort: 6 }).toFile(lightFile(name))
}

function draw(write: (sheet: Sheet) => string): Promise<Buffer> {
  const sheet = createSheet()
  return rasterise(
    { svg: sheet.document(FIELD.width, FIELD.height, write(sheet), BLEED), ...FIELD, bleed: BLEED },
    1,
    true,
  )
}

function isGround(name: string): name is GroundName {
  return name in GROUNDS
}
