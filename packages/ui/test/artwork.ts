import type { CloudImageData } from '../src/components/CloudImage/CloudImage.js'
import type { FocalImageData } from '../src/components/FocalImage/FocalImage.js'
import { type CutOut, pieceAlone, type SceneName, scene as sceneOf, sceneCrop, turn } from './media.js'

/** Alternative texts by mood: of the scene, and of the product alone. */
const moods = {
  dusk: { scene: 'home', piece: 'rose' },
  moss: { scene: 'corvane', piece: 'green' },
  night: { scene: 'cpo', piece: 'black' },
  sand: { scene: 'jewellery', piece: 'white' },
} as const satisfies Record<string, { scene: SceneName; piece: CutOut }>

export type Mood = keyof typeof moods

/** A scene in two crops; `alt` defaults to its description. */
export function scene(mood: Mood, alt?: string): FocalImageData {
  return sceneOf(moods[mood].scene, alt)
}

/** One crop of the scene. */
export function photo(mood: Mood, alt?: string, crop: 'landscape' | 'portrait' = 'portrait'): CloudImageData {
  return sceneCrop(moods[mood].scene, crop, alt)
}

/** A watch with a transparent background and its shadow, for tiles of every colour. */
export function cutOut(mood: Mood, alt?: string): CloudImageData {
  return pieceAlone(moods[mood].piece, alt)
}

/** A sprite sheet of a rotating watch. */
export function turnSheet(alt?: string): CloudImageData {
  return turn(alt)
}
