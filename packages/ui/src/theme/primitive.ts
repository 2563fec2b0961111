import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

/** Wraps the rule of a primitive (Link, Button, Icon, image ...), so that the class of a composite can override it. */
export const primitive = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.primitive]: rule } })
