import type { SeedProduct } from '../../seed/seedTypes.js'
import { seedOf } from './random.js'
import { group, type Sheet } from './sheet.js'
import { cloth, stone, vignette, windowLight } from './surface.js'

/** Size of every drawn view. */
export const FIELD = { width: 1200, height: 1500 }

/** What a drawing needs to know of a piece. */
export type Piece = Pick<SeedProduct, 'type' | 'brand' | 'name' | 'design'>

const STONES = ['#d9d2c8', '#cfcac4', '#bfb6aa', '#d8cfc6'] as const
const CLOTHS = ['#b9ab9a', '#8f9489', '#c9bdb0', '#7d8288'] as const

export function isOnBlack({ type }: Pick<Piece, 'type'>): boolean {
  return type === 'partnerCpo'
}

export function isWatch({ design }: Pick<Piece, 'design'>): boolean {
  return design.strap !== 'none'
}

/** Degrees by which a piece is turned where it lies. */
export function turnOf(piece: Piece): number {
  return piece.design.key.startsWith('necklace') ? -5 : isWatch(piece) ? -27 : 16
}

/** Stone or cloth below a piece that lies, with the window on it. */
export function groundOf(sheet: Sheet, piece: Piece): string {
  const seed = seedOf(`${piece.brand}${piece.design.key}${piece.design.colour}`)
  const isDark = isOnBlack(piece)
  const onCloth = seed % 3 === 0 && !isDark
  const colour = isDark ? '#1c1d1f' : ((onCloth ? CLOTHS : STONES)[seed % 4] ?? STONES[0])
  const surface = onCloth ? cloth(sheet, FIELD, colour, seed) : stone(sheet, FIELD, colour, seed, isDark ? 0.7 : 0.8)
  return surface + windowLight(sheet, FIELD, isDark ? 0.16 : 0.5)
}

/** The same window over piece and ground, darker towards the corners. */
export function lightOf(sheet: Sheet, piece: Piece): string {
  const warm = group('style="mix-blend-mode:soft-light" opacity=".5"', windowLight(sheet, FIELD, 0.5))
  return warm + vignette(sheet, FIELD, isOnBlack(piece) ? 0.5 : 0.2)
}
