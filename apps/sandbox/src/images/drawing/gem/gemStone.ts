import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../service/packageRoot.js'
import { type Sheet, n } from '../sheet.js'
import type { GemCut } from './gemCut.js'
import { gemFile, gemTilts } from './gemPictures.js'
import type { CutGem } from './traceGem.js'

/** Below this radius a small stone is drawn from the small pictures, which exist in several leanings. */
const SMALL_RADIUS = 44

/** A cut stone centred on 0,0 whose girdle has the radius `radius`, with a hair-line shadow around it. */
export function gemStone(sheet: Sheet, gem: CutGem, cut: GemCut, radius: number, index = 0): string {
  const isSmall = cut === 'marquise' || (cut === 'round' && radius < SMALL_RADIUS)
  const size = isSmall ? 'small' : 'large'
  const variant = isSmall && cut === 'round' ? index % gemTilts.length : 0
  const file = gemFile({ gem, cut, variant, size })
  const id = sheet.define(file, (key) => {
    const image = readFileSync(join(packageRoot(), 'media', 'gems', file)).toString('base64')
    return `<image id="${key}" x="-1.04" y="-1.04" width="2.08" height="2.08" xlink:href="data:image/png;base64,${image}"/>`
  })
  return `<use xlink:href="#${id}" transform="scale(${n(radius)})"/>`
}
