import { createHash } from 'node:crypto'
import type { Catalogue } from '../seed/seedTypes.js'
import { drawProduct } from './drawing/drawProduct.js'
import type { Drawing } from './drawing/drawing.js'
import { drawScene } from './drawing/scene/drawScene.js'
import { sceneNames } from './drawing/scene/scenes.js'

/** The picture that every size of an image is made from. */
export interface Master {
  /** Changes whenever the drawing changes, so that nothing stale is served after an update. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  draw(): Drawing
}

/** Finds masters by public id; null = no such image. */
export interface Masters {
  /** Every public id. */
  ids(): readonly string[]
  find(publicId: string): Master | null
}

/** Masters of every view of the catalogue's pieces and of the scenes. */
export function createMasters(catalogue: Catalogue): Masters {
  const drawings = new Map<string, () => Drawing>()
  for (const product of catalogue.products) {
    for (const image of product.images) drawings.set(image.publicId, () => drawProduct(product, image.view))
  }
  for (const name of sceneNames) {
    drawings.set(`scenes/${name}.jpg`, () => drawScene(name, 'landscape', catalogue))
    drawings.set(`scenes/${name}-portrait.jpg`, () => drawScene(name, 'portrait', catalogue))
  }
  const known = new Map<string, Master>()
  return {
    ids: () => [...drawings.keys()],
    find(publicId) {
      const draw = drawings.get(publicId)
      if (draw === undefined) return null
      const master = known.get(publicId) ?? describe(draw)
      known.set(publicId, master)
      return master
    },
  }
}

function describe(draw: () => Drawing): Master {
  const { svg, insets, width, height } = draw()
  const version = createHash('sha256')
    .update([svg, ...insets].join(''))
    .digest('hex')
    .slice(0, 32)
  return { version, width, height, draw }
}
