import type { Scene } from '../cms/contentTypes.js'
import { partOf } from './photographMaster.js'
import { scenePhotographs } from './scenePhotographs.js'
import { readStudioPictures, type StudioPictures } from './studioPictures.js'

/** A crop of a scene: `landscape` is 16:9, `portrait` 4:5. */
export type Orientation = 'landscape' | 'portrait'

/** Properties of one crop of a scene. */
export interface SceneFacts {
  /** Public id. */
  readonly file: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Placeholder as a data URI; null = none. */
  readonly placeholder: string | null
  /** `x#y` in percent: stays visible in every crop. */
  readonly focalPoint: string
}

/** Public id of one crop of a scene. */
export function sceneFile(scene: Scene, orientation: Orientation): string {
  return `scenes/${scene}${orientation === 'portrait' ? '-portrait' : ''}.jpg`
}

/** Properties of one served crop; null = it has no photograph. */
export function sceneFacts(
  scene: Scene,
  orientation: Orientation,
  pictures: StudioPictures = readStudioPictures(),
  table = scenePhotographs,
): SceneFacts | null {
  const crop = table[scene][orientation]
  const photograph = pictures.photographs.named(crop.name)
  if (photograph === null) return null
  const file = sceneFile(scene, orientation)
  const { x, y } = crop.focalPoint ?? { x: 0.5, y: 0.5 }
  const { width, height } = partOf(photograph, crop) ?? photograph
  return {
    file,
    width,
    height,
    placeholder: pictures.placeholder(file),
    focalPoint: `${Math.round(x * 100)}#${Math.round(y * 100)}`,
  }
}
