import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Region, type Shot, sizeOf } from './chooseShots.js'
import type { Master } from './createMasters.js'
import { groundFile, lightFile } from './grounds.js'
import type { Photograph } from './photographs.js'
import type { SceneCrop } from './scenePhotographs.js'

/** Raise it when the pictures are put together in another way. */
const EDITION = 3

/** Master of a photographed view on the colour of its tile; null = it is drawn. */
export function photographMaster(shot: Shot, ground: string): Master | null {
  switch (shot.kind) {
    case 'taken':
      return onGround(shot.photograph, ground, null)
    case 'part':
      return onGround(shot.photograph, ground, shot.part)
    case 'laid':
      return laidDown(shot)
    case 'drawn':
      return null
  }
}

/** Master of one crop of a scene. */
export function sceneMaster(photograph: Photograph, crop: SceneCrop): Master {
  return onGround(photograph, '#000', partOf(photograph, crop))
}

/** Pixels of a crop's part; null = all of the photograph. */
export function partOf({ width, height }: Photograph, { part }: SceneCrop): Region | null {
  if (part === undefined) return null
  const left = Math.round(part.x * width)
  const top = Math.round(part.y * height)
  return {
    left,
    top,
    width: Math.min(Math.round(part.width * width), width - left),
    height: Math.min(Math.round(part.height * height), height - top),
  }
}

function onGround(photograph: Photograph, ground: string, part: Region | null): Master {
  const { file, width, height } = photograph
  return {
    version: versionOf([photograph.version, ground, JSON.stringify(part)]),
    width: part?.width ?? width,
    height: part?.height ?? height,
    source: 'photograph',
    async render() {
      const picture = sharp(file, { limitInputPixels: 3840 * 4800 })
      return (part ? picture.extract(part) : picture)
        .flatten({ background: ground })
        .png({ compressionLevel: 0 })
        .toBuffer()
    },
  }
}

/** The piece laid on stone or cloth, under the light of a window that falls over both. */
function laidDown(shot: Extract<Shot, { kind: 'laid' }>): Master {
  const size = sizeOf(shot)
  return {
    version: versionOf([shot.photograph.version, shot.ground, String(shot.turn)]),
    ...size,
    source: 'composed',
    async render(scale) {
      const width = Math.round(size.width * scale)
      const height = Math.round(size.height * scale)
      const sized = (file: string) => sharp(file).resize(width, height)
      const turned = await sharp(await sized(shot.photograph.file).png({ compressionLevel: 0 }).toBuffer())
        .rotate(shot.turn, { background: '#0000' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const left = Math.floor((turned.info.width - width) / 2)
      const top = Math.floor((turned.info.height - height) / 2)
      const raw = { width: turned.info.width, height: turned.info.height, channels: turned.info.channels }
      const piece = await sharp(turned.data, { raw })
        .extract({ left, top, width, height })
        .png({ compressionLevel: 0 })
        .toBuffer()
      const light = await sized(lightFile(shot.ground)).png({ compressionLevel: 0 }).toBuffer()
      return sized(groundFile(shot.ground))
        .composite([{ input: piece }, { input: light, blend: 'soft-light' }])
        .removeAlpha()
        .png({ compressionLevel: 0 })
        .toBuffer()
    },
  }
}

function versionOf(facts: readonly string[]): string {
  return createHash('sha256')
    .update([EDITION, ...facts].join('|'))
    .digest('hex')
    .slice(0, 32)
}
