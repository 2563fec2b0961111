import { createHash } from 'node:crypto'
import type { Catalogue } from '../seed/seedTypes.js'
import { drawProduct } from './drawing/drawProduct.js'
import type { Drawing } from './drawing/drawing.js'
import { drawScene } from './drawing/scene/drawScene.js'
import { sceneNames } from './drawing/scene/scenes.js'
import { photographMaster } from './photographMaster.js'
import { type Photographs, readPhotographs } from './photographs.js'
import { rasterise } from './service/renderImage.js'

/** The picture that every size of an image is made from. */
export interface Master {
  /** Changes whenever the drawing changes, so that nothing stale is served after an update. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Too slow to be made while somebody waits: `media/renderMasters.ts` keeps it. */
  readonly isKept: boolean
  /** The picture as PNG; `scale` 0.5 is half as wide and high, where that saves work. */
  render(scale: number): Promise<Buffer>
}

/** Finds masters by public id; null = no such image. */
export interface Masters {
  /** Every public id. */
  ids(): readonly string[]
  find(publicId: string): Master | null
}

/** Masters of every view of the catalogue's pieces, photographed or drawn, and of the scenes. */
export function createMasters(catalogue: Catalogue, photographs: Photographs = readPhotographs()): Masters {
  const makers = new Map<string, () => Master>()
  for (const product of catalogue.products) {
    for (const image of product.images) {
      makers.set(
        image.publicId,
        () => photographMaster(product, image.view, photographs) ?? drawn(() => drawProduct(product, image.view)),
      )
    }
  }
  for (const name of sceneNames) {
    makers.set(`scenes/${name}.jpg`, () => drawn(() => drawScene(name, 'landscape', catalogue)))
    makers.set(`scenes/${name}-portrait.jpg`, () => drawn(() => drawScene(name, 'portrait', catalogue)))
  }
  const known = new Map<string, Master>()
  return {
    ids: () => [...makers.keys()],
    find(publicId) {
      const make = makers.get(publicId)
      if (make === undefined) return null
      const master = known.get(publicId) ?? make()
      known.set(publicId, master)
      return master
    },
  }
}

/** Draws when somebody asks for more than its name: most masters of a process are never looked at. */
function drawn(draw: () => Drawing): Master {
  let known: Pick<Master, 'version' | 'width' | 'height'> | null = null
  const facts = () => {
    known ??= factsOf(draw())
    return known
  }
  return {
    isKept: true,
    get version() {
      return facts().version
    },
    get width() {
      return facts().width
    },
    get height() {
      return facts().height
    },
    render: (scale) => rasterise(draw(), scale),
  }
}

function factsOf({ svg, insets, width, height }: Drawing) {
  const version = createHash('sha256')
    .update([svg, ...insets].join(''))
    .digest('hex')
    .slice(0, 32)
  return { version, width, height }
}
