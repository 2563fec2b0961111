import type { Scene } from '../cms/contentTypes.js'

/** One crop of a scene: a photograph of the studio, or a part of one. */
export interface SceneCrop {
  /** Name in `media/masters/photographs`, e.g. `scene-home-landscape`. */
  readonly name: string
  /** Part of the photograph, as fractions of its width and height; absent = all of it. */
  readonly part?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Point that stays visible in every crop, as fractions of the image (of `part`); absent = the centre. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
}

/** The two crops of a scene: 16:9 and 4:5. */
export interface ScenePhotograph {
  readonly landscape: SceneCrop
  readonly portrait: SceneCrop
}

function scene(name: string, landscape: SceneCrop['focalPoint'], portrait: SceneCrop['focalPoint']): ScenePhotograph {
  return {
    landscape: { name: `scene-${name}-landscape`, focalPoint: landscape },
    portrait: { name: `scene-${name}-portrait`, focalPoint: portrait },
  }
}

/** Photographs for `scenes/{scene}.jpg` and `scenes/{scene}-portrait.jpg`. */
export const scenePhotographs: Readonly<Record<Scene, ScenePhotograph>> = {
  'home-hero': scene('home', { x: 0.71, y: 0.53 }, { x: 0.42, y: 0.51 }),
  watches: scene('watches', { x: 0.71, y: 0.5 }, { x: 0.46, y: 0.5 }),
  jewellery: scene('jewellery', { x: 0.76, y: 0.51 }, { x: 0.5, y: 0.51 }),
  'high-jewellery': scene('high-jewellery', { x: 0.76, y: 0.4 }, { x: 0.48, y: 0.4 }),
  'cpo-hero': scene('cpo-dark', { x: 0.76, y: 0.5 }, { x: 0.48, y: 0.49 }),
  'pre-owned-hero': scene('cpo', { x: 0.73, y: 0.51 }, { x: 0.42, y: 0.51 }),
  'corvane-hero': scene('corvane', { x: 0.72, y: 0.53 }, { x: 0.39, y: 0.51 }),
  'corvane-atelier': scene('corvane-atelier', { x: 0.73, y: 0.53 }, { x: 0.42, y: 0.51 }),
  gifts: scene('gifts', { x: 0.67, y: 0.56 }, { x: 0.4, y: 0.57 }),
  boutique: scene('boutique', { x: 0.73, y: 0.51 }, { x: 0.45, y: 0.49 }),
  craft: scene('craft', { x: 0.7, y: 0.5 }, { x: 0.45, y: 0.5 }),
  rings: scene('rings', { x: 0.74, y: 0.46 }, { x: 0.54, y: 0.44 }),
  necklaces: scene('necklaces', { x: 0.69, y: 0.45 }, { x: 0.45, y: 0.42 }),
  earrings: scene('earrings', { x: 0.67, y: 0.48 }, { x: 0.5, y: 0.43 }),
  bracelets: scene('bracelets', { x: 0.63, y: 0.5 }, { x: 0.48, y: 0.5 }),
  'mens-watches': scene('mens-watches', { x: 0.73, y: 0.5 }, { x: 0.45, y: 0.49 }),
  'ladies-watches': scene('ladies-watches', { x: 0.7, y: 0.53 }, { x: 0.45, y: 0.5 }),
  pearls: scene('pearls', { x: 0.74, y: 0.44 }, { x: 0.47, y: 0.46 }),
  heritage: scene('heritage', { x: 0.68, y: 0.45 }, { x: 0.5, y: 0.45 }),
  'texture-guilloche': scene('texture-guilloche', { x: 0.45, y: 0.5 }, { x: 0.45, y: 0.45 }),
  'texture-movement': scene('texture-movement', { x: 0.5, y: 0.45 }, { x: 0.5, y: 0.45 }),
}
