import { globalLayer } from '@vanilla-extract/css'

/**
 * Cascade layers, weakest first. Composite components are unlayered, so they always override the primitives they
 * contain, whatever the load order of the stylesheets.
 */
export const layers = {
  reset: globalLayer('vt-reset'),
  text: globalLayer('vt-text'),
  primitive: globalLayer('vt-primitive'),
} as const
