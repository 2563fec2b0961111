import { scenes } from '../cms/contentTypes.js'
import type { Catalogue } from '../seed/seedTypes.js'
import { chooseShots } from './chooseShots.js'
import { photographMaster, sceneMaster } from './photographMaster.js'
import { type Photographs, readPhotographs } from './photographs.js'
import { sceneFile } from './sceneFacts.js'
import { scenePhotographs } from './scenePhotographs.js'
import { tileColours } from './tileColours.js'

/** The picture that every size of an image is made from. */
export interface Master {
  /** Changes whenever the picture changes, so that nothing stale is served after an update. */
  readonly version: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** The picture as PNG; `scale` 0.5 may be half as wide and high, where that saves work. */
  render(scale: number): Promise<Buffer>
}

/** Finds masters by public id. */
export interface Masters {
  /** Every public id that the catalogue and the CMS may name. */
  ids(): readonly string[]
  /** null = there is no such image, or it is not photographed. */
  find(publicId: string): Master | null
}

/** Masters of every view of the catalogue's pieces and of the scenes, all made from photographs. */
export function createMasters(catalogue: Catalogue, photographs: Photographs = readPhotographs()): Masters {
  const masters = new Map<string, Master | null>()
  for (const product of catalogue.products) {
    const shots = new Map(chooseShots(product, photographs).map(({ view, shot }) => [view, shot]))
    for (const { publicId, view } of product.images) {
      const shot = shots.get(view)
      masters.set(publicId, shot === undefined ? null : photographMaster(shot, tileColours[product.type]))
    }
  }
  for (const scene of scenes) {
    for (const orientation of ['landscape', 'portrait'] as const) {
      const crop = scenePhotographs[scene][orientation]
      const photograph = photographs.named(crop.name)
      masters.set(sceneFile(scene, orientation), photograph && sceneMaster(photograph, crop))
    }
  }
  return { ids: () => [...masters.keys()], find: (publicId) => masters.get(publicId) ?? null }
}
