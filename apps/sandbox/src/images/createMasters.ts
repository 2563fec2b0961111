import type { Master, Masters } from './master.js'
import { scenes } from '../cms/contentTypes.js'
import type { Catalogue } from '../seed/seedTypes.js'
import { chooseShots } from './chooseShots.js'
import { photographMaster, sceneMaster } from './photographMaster.js'
import { type Photographs, readPhotographs } from './photographs.js'
import { sceneFile } from './sceneFacts.js'
import { scenePhotographs } from './scenePhotographs.js'
import { tileColours } from './tileColours.js'

/** Masters of all views of the catalogue's products and of the scenes, all based on photographs. */
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
