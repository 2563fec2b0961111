import type { GemCut } from './gemCut.js'
import type { CutGem } from './traceGem.js'

/** A traced picture of a stone in `media/gems`. */
export interface GemPicture {
  readonly gem: CutGem
  readonly cut: GemCut
  /** Leaning of the stone: neighbours in a row differ, so that no two sparkle alike. */
  readonly variant: number
  readonly size: 'large' | 'small'
}

/** Leanings by variant (radians). */
export const gemTilts: readonly (readonly [number, number])[] = [
  [0.05, -0.06],
  [-0.09, 0.03],
  [0.12, 0.08],
  [-0.03, -0.11],
]

/** Leaning of a picture: a large round stone lies almost flat, so that its star of reflections stays even. */
export function gemTilt({ cut, variant, size }: GemPicture): readonly [number, number] {
  if (cut === 'round' && size === 'large') return [0.012, -0.02]
  return gemTilts[variant] ?? [0, 0]
}

/** Edge of the pictures in pixels. */
export const gemEdges = { large: 640, small: 128 } as const satisfies Record<GemPicture['size'], number>

/** File name of a picture. */
export function gemFile({ gem, cut, variant, size }: GemPicture): string {
  return `${gem}-${cut}-${variant}-${size}.png`
}

const GEMS: readonly CutGem[] = ['diamond', 'emerald', 'ruby', 'sapphire', 'aquamarine']
const LARGE_CUTS: readonly GemCut[] = ['round', 'oval', 'pear', 'emerald']

/** Every picture that the drawings use; `media/renderGems.ts` makes them. */
export const gemPictures: readonly GemPicture[] = GEMS.flatMap((gem) => [
  ...LARGE_CUTS.map((cut): GemPicture => ({ gem, cut, variant: 0, size: 'large' })),
  ...gemTilts.map((_tilt, variant): GemPicture => ({ gem, cut: 'round', variant, size: 'small' })),
  { gem, cut: 'marquise', variant: 0, size: 'small' } satisfies GemPicture,
])
