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

/** A picture of nothing: what is behind it is seen, as before a picture has loaded. */
export const nothing: CloudImageData = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"/>')}`,
  alt: '',
  width: 1600,
  height: 900,
}

/** A scene in 8 x 5 pixels, as a wire brings it. */
export const placeholder =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoIAAoABUB8JQBOgA+eoQAA/t6+yx2PxZioh4wS98VMOMmLRnxawAAA'

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
