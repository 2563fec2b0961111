import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { type LaidShot, type Region, type Shot, sizeOf } from './chooseShots.js'
import type { Master } from './master.js'
import { fadeEdges } from './fadeEdges.js'
import { groundFile, lightFile } from './grounds.js'
import type { Photograph } from './photographs.js'
import type { SceneCrop } from './scenePhotographs.js'

/** Increase when the composition of the images changes. */
const EDITION = 5
/** Width of a turntable sheet in pixels. */
const SHEET_WIDTH = 3840
/** In pixels of an image of 1200 x 1500. */
const SHADOW = { right: 20, down: 30, softness: 16, depth: 0.5, colour: '#160f08' }

interface Field {
  readonly width: number
  readonly height: number
}

/** Master of a view on its tile colour. */
export function photographMaster(shot: Shot, ground: string): Master {
  switch (shot.kind) {
    case 'taken':
      return onGround(shot.photograph, ground, null, pieceOf)
    case 'part':
      return onGround(shot.photograph, ground, shot.part, pieceOf)
    case 'laid':
      return laidDown(shot)
  }
}

/** Master of one crop of a scene. */
export function sceneMaster(photograph: Photograph, crop: SceneCrop): Master {
  return onGround(photograph, '#000', partOf(photograph, crop), opened)
}

/** The part of a crop in pixels; null = the whole photograph. */
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

function onGround(
  photograph: Photograph,
  ground: string,
  part: Region | null,
  open: (photograph: Photograph) => Sharp | Promise<Sharp>,
): Master {
  const { width, height } = photograph
  return {
    version: versionOf([photograph.version, ground, JSON.stringify(part)]),
    width: part?.width ?? width,
    height: part?.height ?? height,
    async render() {
      const picture = await open(photograph)
      return (part ? picture.extract(part) : picture)
        .flatten({ background: ground })
        .png({ compressionLevel: 0 })
        .toBuffer()
    },
  }
}

function opened({ file }: Photograph): Sharp {
  return sharp(file, { limitInputPixels: SHEET_WIDTH * 4800 })
}

/** A product with its shadow faded at the edges; a turntable sheet unchanged, since its frames have their own edges. */
async function pieceOf(photograph: Photograph): Promise<Sharp> {
  if (photograph.width === SHEET_WIDTH) return opened(photograph)
  const { data, info } = await opened(photograph).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  fadeEdges({ data, width: info.width, height: info.height })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/** The product laid on stone or cloth: rotated, with its own shadow, under window light. */
function laidDown(shot: LaidShot): Master {
  const size = sizeOf(shot)
  return {
    version: versionOf([shot.photograph.version, shot.ground, String(shot.turn)]),
    ...size,
    async render(scale) {
      const field = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
      const piece = await turned(shot.photograph, shot.turn, field)
      const light = await sharp(lightFile(shot.ground)).resize(field).png({ compressionLevel: 0 }).toBuffer()
      return sharp(groundFile(shot.ground))
        .resize(field)
        .composite([
          {
            input: await shadowOf(piece, field, scale),
            left: Math.round(SHADOW.right * scale),
            top: Math.round(SHADOW.down * scale),
          },
          { input: piece, raw: { ...field, channels: 4 } },
          { input: light, blend: 'soft-light' },
        ])
        .removeAlpha()
        .png({ compressionLevel: 0 })
        .toBuffer()
    },
  }
}

/** A photograph at a size, rotated about its centre, as raw pixels with alpha. */
async function turned(photograph: Photograph, turn: number, field: Field): Promise<Buffer> {
  const sized = await (await pieceOf(photograph)).resize(field).ensureAlpha().raw().toBuffer()
  const { data, info } = await sharp(sized, { raw: { ...field, channels: 4 } })
    .rotate(turn, { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((info.width - field.width) / 2)
  const top = Math.floor((info.height - field.height) / 2)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract({ left, top, ...field })
    .raw()
    .toBuffer()
}

/** A soft shadow away from the window, deeper than the one in the photograph, which is made for the tile. */
async function shadowOf(piece: Buffer, field: Field, scale: number): Promise<Buffer> {
  const shade = await sharp(piece, { raw: { ...field, channels: 4 } })
    .extractChannel(3)
    .blur(SHADOW.softness * scale)
    .linear(SHADOW.depth, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return sharp({ create: { ...field, channels: 3, background: SHADOW.colour } })
    .joinChannel(shade, { raw: { ...field, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function versionOf(facts: readonly string[]): string {
  return createHash('sha256')
    .update([EDITION, ...facts].join('|'))
    .digest('hex')
    .slice(0, 32)
}
