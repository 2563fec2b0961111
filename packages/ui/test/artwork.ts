import type { CloudImageData } from '../src/components/CloudImage/CloudImage.js'
import type { FocalImageData } from '../src/components/FocalImage/FocalImage.js'
import { type CutOut, pieceAlone, type SceneName, scene as sceneOf, sceneCrop, turn } from './media.js'

/** What a mood shows: a scene, and a piece alone. */
const moods = {
  dusk: { scene: 'home', piece: 'rose' },
  moss: { scene: 'corvane', piece: 'green' },
  night: { scene: 'cpo', piece: 'black' },
  sand: { scene: 'jewellery', piece: 'white' },
} as const satisfies Record<string, { scene: SceneName; piece: CutOut }>

export type Mood = keyof typeof moods

/** A scene in two crops; without `alt` its text says what is seen. */
export function scene(mood: Mood, alt?: string): FocalImageData {
  return sceneOf(moods[mood].scene, alt)
}

/** One crop of the scene. */
export function photo(mood: Mood, alt?: string, crop: 'landscape' | 'portrait' = 'portrait'): CloudImageData {
  return sceneCrop(moods[mood].scene, crop, alt)
}

/** A watch alone on nothing, with its shadow: for tiles of every colour. */
export function cutOut(mood: Mood, alt?: string): CloudImageData {
  return pieceAlone(moods[mood].piece, alt)
}

/** A watch that turns. */
export function turnSheet(alt?: string): CloudImageData {
  return turn(alt)
}
