import { jewelScenes } from './jewelScenes.js'
import { watchScenes } from './watchScenes.js'

/** Every still life of the studio. The boutique is a room, see `boutique.ts`. */
export const stillLifes = { ...watchScenes, ...jewelScenes }

/** Name of a scene; its images are `scenes/{name}.jpg` and `scenes/{name}-portrait.jpg`. */
export type SceneName = keyof typeof stillLifes | 'boutique'

/** Every scene of the CMS. */
export const sceneNames: readonly SceneName[] = [
  'home-hero',
  'watches',
  'jewellery',
  'high-jewellery',
  'cpo-hero',
  'pre-owned-hero',
  'corvane-hero',
  'corvane-atelier',
  'gifts',
  'boutique',
  'craft',
  'rings',
  'necklaces',
  'earrings',
  'bracelets',
  'mens-watches',
  'ladies-watches',
  'pearls',
  'heritage',
]
