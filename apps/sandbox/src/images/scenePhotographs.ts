import type { Scene } from '../cms/contentTypes.js'

/** One crop of a scene: a photograph of the studio, or a part of one. */
export interface SceneCrop {
  /** Name in `media/masters/photographs`, e.g. `scene-home-landscape`. */
  readonly name: string
  /** Part of the photograph, in shares of its width and height; absent = all of it. */
  readonly part?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** What every crop of the picture keeps in sight, in shares of the picture (of `part`); absent = the middle. */
  readonly focalPoint?: { readonly x: number; readonly y: number }
}

/** The two crops of a scene: 16:9 and 4:5. */
export interface ScenePhotograph {
  readonly landscape: SceneCrop
  readonly portrait: SceneCrop
}

/** Which photographs answer `scenes/{scene}.jpg` and `scenes/{scene}-portrait.jpg`; a crop that is not taken is drawn. */
export const scenePhotographs: Readonly<Partial<Record<Scene, ScenePhotograph>>> = {}
