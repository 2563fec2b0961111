import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { gemEdges, gemFile, gemPictures, gemTilt } from '../src/images/drawing/gem/gemPictures.js'
import { traceGem } from '../src/images/drawing/gem/traceGem.js'

// Traces every stone into media/gems; run it after a change of traceGem.ts or gemCut.ts:
//   tsx --conditions=source media/renderGems.ts [name ...]
const FOLDER = new URL('gems/', import.meta.url)
const OVERSAMPLING = { large: 1, small: 2 } as const

await mkdir(FOLDER, { recursive: true })
const chosen = process.argv.slice(2)
for (const picture of gemPictures) {
  const file = gemFile(picture)
  if (chosen.length > 0 && !chosen.some((name) => file.startsWith(name))) continue
  const edge = gemEdges[picture.size]
  const traced = edge * OVERSAMPLING[picture.size]
  const pixels = traceGem(picture.gem, picture.cut, traced, gemTilt(picture))
  await sharp(pixels, { raw: { width: traced, height: traced, channels: 4 } })
    .resize(edge, edge)
    .png({ palette: true, colours: 256, quality: 92, effort: 8 })
    .toFile(new URL(file, FOLDER).pathname)
}
