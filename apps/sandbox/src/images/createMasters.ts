import { createHash } from 'node:crypto'
import type { Catalogue, SeedProduct } from '../seed/seedTypes.js'
import { type Scene, scenes } from '../cms/contentTypes.js'
import { chooseShots } from './chooseShots.js'
import { drawProduct } from './drawing/drawProduct.js'
import type { Drawing } from './drawing/drawing.js'
import { drawScene } from './drawing/scene/drawScene.js'
import { photographMaster, sceneMaster } from './photographMaster.js'
import { type Photographs, readPhotographs } from './photographs.js'
import { type Orientation, sceneFile } from './sceneFacts.js'
import { scenePhotographs } from './scenePhotographs.js'
import { rasterise } from './service/renderImage.js'
import { tileColours } from './tileColours.js'

/** The picture that every size of an image is made from. */
export interface Master {
  /** Changes whenever the picture changes, so that nothing stale is served after an update. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /**
   * `photograph` and `composed` are made while somebody waits. `drawn` is too slow for that: `media/renderMasters.ts` keeps
   * it.
   */
  readonly source: 'photograph' | 'composed' | 'drawn'
  /** The picture as PNG; `scale` 0.5 may be half as wide and high, where that saves work. */
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
      makers.set(image.publicId, () => pieceMaster(product, image.view, photographs))
    }
  }
  const scene = (name: Scene, orientation: Orientation) => () => {
    const crop = scenePhotographs[name]?.[orientation]
    const photograph = crop ? photographs.named(crop.name) : null
    return crop && photograph ? sceneMaster(photograph, crop) : drawn(() => drawScene(name, orientation, catalogue))
  }
  for (const name of scenes) {
    makers.set(sceneFile(name, 'landscape'), scene(name, 'landscape'))
    makers.set(sceneFile(name, 'portrait'), scene(name, 'portrait'))
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

function pieceMaster(product: SeedProduct, view: SeedProduct['images'][number]['view'], photographs: Photographs) {
  const shot = chooseShots(product, photographs).find((one) => one.view === view)?.shot ?? { kind: 'drawn' }
  return photographMaster(shot, tileColours[product.type]) ?? drawn(() => drawProduct(product, view))
}

/** Draws when somebody asks for more than its name: most masters of a process are never looked at. */
function drawn(draw: () => Drawing): Master {
  let known: Pick<Master, 'version' | 'width' | 'height'> | null = null
  const facts = () => {
    known ??= factsOf(draw())
    return known
  }
  return {
    source: 'drawn',
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

function factsOf({ svg, width, height }: Drawing) {
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  return { version, width, height }
}
