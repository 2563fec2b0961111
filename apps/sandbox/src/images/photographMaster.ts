import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { SeedImage, SeedProduct } from '../seed/seedTypes.js'
import type { Master } from './createMasters.js'
import { lyingGround, lyingLight } from './drawing/lying.js'
import { tileColours } from './drawing/tile.js'
import type { Photograph, Photographs } from './photographs.js'
import { rasterise } from './service/renderImage.js'

const FIELD = { width: 1200, height: 1500 }
/** Part of the front view that stands in for a close-up which was not taken; jewels have theirs where the stone is. */
const NEAR = { left: 280, top: 330, width: 640, height: 800 }
const NEAR_JEWEL: Readonly<Record<string, typeof NEAR>> = {
  'necklace-pendant': { left: 340, top: 820, width: 520, height: 650 },
  'necklace-riviere': { left: 280, top: 640, width: 640, height: 800 },
  'necklace-pearls': { left: 280, top: 640, width: 640, height: 800 },
  'ring-solitaire': { left: 300, top: 120, width: 600, height: 750 },
  'ring-halo': { left: 300, top: 120, width: 600, height: 750 },
  'ring-cocktail': { left: 300, top: 120, width: 600, height: 750 },
  'bracelet-tennis': { left: 280, top: 680, width: 560, height: 700 },
}
/** Part of the front view that stands in for another view which was not taken. */
const NEARER = { left: 120, top: 150, width: 960, height: 1200 }
/** Raise it when the pictures are put together in another way. */
const EDITION = 2

/** Master of one view of a photographed piece; null = the piece has no photograph, so it is drawn. */
export function photographMaster(
  product: SeedProduct,
  view: SeedImage['view'],
  photographs: Photographs,
): Master | null {
  const ground = tileColours[product.type]
  const isOnBlack = product.type === 'partnerCpo'
  const front = (isOnBlack ? photographs.find(product.id, 'front-dark') : null) ?? photographs.find(product.id, 'front')
  if (front === null) return null
  switch (view) {
    case 'front':
      return onTile(front, ground)
    case 'detail': {
      const other = isOnBlack ? null : photographs.find(product.id, 'three-quarter')
      return other ? onTile(other, ground) : partOf(front, ground, NEARER)
    }
    case 'macro': {
      const near = photographs.find(product.id, 'macro')
      return near ? onTile(near, ground) : partOf(front, ground, NEAR_JEWEL[product.design.key] ?? NEAR)
    }
    case 'worn':
      return laidDown(front, product)
    case 'turntable':
      return null
  }
}

function onTile(photograph: Photograph, ground: string): Master {
  return master([photograph.version, ground], FIELD, () =>
    sharp(photograph.file).flatten({ background: ground }).png({ compressionLevel: 2 }).toBuffer(),
  )
}

function partOf(photograph: Photograph, ground: string, part: typeof NEAR): Master {
  return master([photograph.version, ground, JSON.stringify(part)], part, () =>
    sharp(photograph.file).extract(part).flatten({ background: ground }).png({ compressionLevel: 2 }).toBuffer(),
  )
}

/** The piece laid on stone or cloth, under the light of a window that falls over both. */
function laidDown(photograph: Photograph, product: SeedProduct): Master {
  const surface = lyingGround(product)
  const light = lyingLight(product)
  const isWatch = product.design.strap !== 'none'
  const made = master([photograph.version, surface.svg, light.svg], FIELD, async () => {
    const turned = await sharp(photograph.file)
      .rotate(isWatch ? -24 : product.design.key.startsWith('necklace') ? -4 : 14, { background: '#0000' })
      .toBuffer({ resolveWithObject: true })
    const left = Math.floor((turned.info.width - FIELD.width) / 2)
    const top = Math.floor((turned.info.height - FIELD.height) / 2)
    const piece = await sharp(turned.data)
      .extract({ left, top, ...FIELD })
      .toBuffer()
    const over = await rasterise(light, 1, true)
    return sharp(await rasterise(surface, 1))
      .composite([{ input: piece }, { input: over, blend: 'soft-light' }])
      .removeAlpha()
      .png({ compressionLevel: 2 })
      .toBuffer()
  })
  return { ...made, isKept: true }
}

function master(
  facts: readonly string[],
  size: { readonly width: number; readonly height: number },
  render: () => Promise<Buffer>,
): Master {
  const version = createHash('sha256')
    .update([EDITION, ...facts].join('|'))
    .digest('hex')
    .slice(0, 32)
  return { version, width: size.width, height: size.height, isKept: false, render }
}
