import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

/** Aligns error and hint with the label, not with the box. */
export const notes = style({ paddingInlineStart: `calc(${rem(24)} + ${vars.space[2]})` })
