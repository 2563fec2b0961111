import type { DesignRef, SeedProductType } from '../../../seed/seedTypes.js'

/** A flat shape under the pieces: a sheet of paper, a tray, a slab. */
export interface Slab {
  readonly shape: 'rect' | 'disc' | 'arch'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turn?: number | undefined
  readonly colour: string
  /** How high it lies: longer shadows for higher slabs. */
  readonly lift?: number | undefined
}

/** A piece in a scene. */
export interface Item {
  readonly design: DesignRef
  /** Whose wordmark is on the dial: the first piece of the catalogue of this design, of this type if there is one. */
  readonly type?: SeedProductType | undefined
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** Things of the workshop that are not for sale. */
export type Prop = 'looseStones' | 'tweezers' | 'loupe' | 'plan' | 'ribbon'

/**
 * A still life seen from above. Coordinates are those of the composition, about 1,300 wide and 1,200 high around 0,0; each
 * orientation puts the composition where it leaves room for text.
 */
export interface SceneSpec {
  readonly ground: 'stone' | 'cloth' | 'plain'
  readonly colour: string
  readonly slabs: readonly Slab[]
  readonly items: readonly Item[]
  readonly props?:
    | readonly { readonly prop: Prop; readonly x: number; readonly y: number; readonly turn: number }[]
    | undefined
  /** Strength of the window's light, 0 to 1. */
  readonly light: number
  /** Darkness of the corners, 0 to 1. */
  readonly dusk: number
  /** Leaves only a rim of light on the pieces, as in a dark room. */
  readonly isRimLit?: boolean | undefined
}

/** Shorthand for the design of a watch. */
export function watch(
  key: string,
  metal: DesignRef['metal'],
  colour: string,
  strap: DesignRef['strap'],
  strapColour: string,
): DesignRef {
  return { key, metal, colour, strap, strapColour, gem: key === 'ladies-slim' ? 'diamond' : 'none' }
}

/** Shorthand for the design of a jewel. */
export function jewel(key: string, metal: DesignRef['metal'], gem: DesignRef['gem'], colour = 'white'): DesignRef {
  return { key, metal, colour, strap: 'none', strapColour: 'none', gem }
}
