import { bespokeSurfaces } from './bespoke/surfaces.js'
import { cpoSurfaces } from './cpo/surfaces.js'
import { cpov7Surfaces } from './cpov7/surfaces.js'
import { retailerSurfaces } from './retailer/surfaces.js'
import type { SurfaceTokens } from './surfaceTokens.js'
import type { ThemeKey } from './themes.js'

/** Raw values of the surfaces of every theme, for the stylesheet, tests and tools. */
export const surfaces = {
  retailer: retailerSurfaces,
  bespoke: bespokeSurfaces,
  cpo: cpoSurfaces,
  cpov7: cpov7Surfaces,
} as const satisfies Record<ThemeKey, SurfaceTokens>
