import type { DesignRef } from './seedTypes.js'
import type { Colour } from './vocabulary/colours.js'
import { jewelDesigns } from './vocabulary/jewelDesigns.js'
import type { Strap } from './vocabulary/straps.js'
import { watchDesigns } from './vocabulary/watchDesigns.js'

/** A studio design of a watch. */
export type WatchDesign = keyof typeof watchDesigns
/** A studio design of jewellery, a card or a box. */
export type JewelDesign = keyof typeof jewelDesigns

/** Every studio design with its descriptions. */
export const designs = { ...watchDesigns, ...jewelDesigns }

/** A design reference with a known key and known colours. */
export interface SeedDesign extends DesignRef {
  readonly key: WatchDesign | JewelDesign
  readonly colour: Colour
  readonly strap: Strap | 'none'
  readonly strapColour: Colour
}
