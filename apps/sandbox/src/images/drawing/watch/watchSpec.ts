import type { Outline } from '../outline.js'

export type HandStyle = 'dauphine' | 'baton' | 'lume' | 'leaf' | 'pilot' | 'skeleton'
export type IndexStyle =
  | 'baton'
  | 'plots'
  | 'roman'
  | 'arabic'
  | 'arabicLume'
  | 'stretched'
  | 'dots'
  | 'gems'
  | 'faceted'
export type DialFinish = 'sunburst' | 'matte' | 'lacquer' | 'ribbed' | 'guilloche' | 'openworked'
export type BezelStyle = 'thin' | 'domed' | 'diver' | 'gmt' | 'tachymeter' | 'gems' | 'stepped' | 'faceted'
export type Extra = 'date' | 'smallSeconds' | 'counters' | 'moon' | 'gmtHand' | 'countdown' | 'seconds' | 'pushers'

/** How a watch design is built; units: the case of a large watch has a radius of 300. */
export interface WatchSpec {
  readonly outline: Outline
  readonly lugs: 'horn' | 'straight' | 'hidden' | 'integrated'
  readonly strapWidth: number
  readonly bezel: BezelStyle
  /** Width of the bezel from the case edge to the inner flange. */
  readonly bezelWidth: number
  readonly dial: DialFinish
  readonly indices: IndexStyle
  readonly hands: HandStyle
  readonly crown: 'plain' | 'guarded' | 'onion'
  readonly bracelet: 'three' | 'five' | 'brick' | 'mesh'
  readonly extras: readonly Extra[]
}

/** The wordmark on the dial and the line below it. */
export interface DialText {
  readonly brand: string
  readonly line: string
}
