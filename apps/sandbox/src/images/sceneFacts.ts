import type { Scene } from '../cms/contentTypes.js'
import { partOf } from './photographMaster.js'
import { scenePhotographs } from './scenePhotographs.js'
import { readStudioPictures, type StudioPictures } from './studioPictures.js'

/** A crop of a scene: `landscape` is 16:9, `portrait` 4:5. */
export type Orientation = 'landscape' | 'portrait'

/** What is told of one crop of a scene. */
export interface SceneFacts {
  /** Public id. */
  readonly file: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Tiny picture as a data URI; null = there is none. */
  readonly placeholder: string | null
  /** `x#y` in percent: what every crop keeps in sight. */
  readonly focalPoint: string
}

/** Size of a drawn scene. */
const DRAWN = { landscape: { width: 2400, height: 1350 }, portrait: { width: 1600, height: 2000 } } as const

/** Public id of one crop of a scene. */
export function sceneFile(scene: Scene, orientation: Orientation): string {
  return `scenes/${scene}${orientation === 'portrait' ? '-portrait' : ''}.jpg`
}

/** Facts of one crop as it is served now: of its photograph, else of its drawing. */
export function sceneFacts(
  scene: Scene,
  orientation: Orientation,
  pictures: StudioPictures = readStudioPictures(),
  table = scenePhotographs,
): SceneFacts {
  const file = sceneFile(scene, orientation)
  const crop = table[scene]?.[orientation]
  const photograph = crop ? pictures.photographs.named(crop.name) : null
  const { x, y } = (photograph ? crop?.focalPoint : undefined) ?? { x: 0.5, y: 0.5 }
  const size = crop && photograph ? (partOf(photograph, crop) ?? photograph) : DRAWN[orientation]
  return {
    file,
    width: size.width,
    height: size.height,
    placeholder: pictures.placeholder(file),
    focalPoint: `${Math.round(x * 100)}#${Math.round(y * 100)}`,
  }
}
