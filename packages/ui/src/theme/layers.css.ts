import { globalLayer } from '@vanilla-extract/css'

/**
 * Order of the cascade, weakest first. Composite components write outside any layer and therefore always win over a
 * primitive that they contain, whatever order the stylesheets load in.
 */
export const layers = {
  reset: globalLayer('vt-reset'),
  text: globalLayer('vt-text'),
  primitive: globalLayer('vt-primitive'),
} as const
