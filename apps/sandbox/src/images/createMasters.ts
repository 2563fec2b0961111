import { createHash } from 'node:crypto'
import type { Catalogue } from '../seed/seedTypes.js'
import { drawProduct } from './drawing/drawProduct.js'
import type { Drawing } from './drawing/drawing.js'

/** The picture that every size of an image is made from. */
export interface Master {
  /** Changes whenever the drawing changes, so that nothing stale is served after an update. */
  readonly version: string
  draw(): Drawing
}

/** Finds masters by public id; null = no such image. */
export interface Masters {
  find(publicId: string): Master | null
}

/** Masters of every view of the catalogue's pieces and of the scenes. */
export function createMasters(catalogue: Catalogue): Masters {
  const drawings = new Map<string, () => Drawing>()
  for (const product of catalogue.products) {
    for (const image of product.images) drawings.set(image.publicId, () => drawProduct(product, image.view))
  }
  const versions = new Map<string, string>()
  return {
    find(publicId) {
      const draw = drawings.get(publicId)
      if (draw === undefined) return null
      const version = versions.get(publicId) ?? versionOf(draw())
      versions.set(publicId, version)
      return { version, draw }
    },
  }
}

function versionOf({ svg, inset }: Drawing): string {
  return createHash('sha256')
    .update(svg)
    .update(inset ?? '')
    .digest('hex')
    .slice(0, 32)
}
