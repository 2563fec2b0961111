import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

/** Error and hint stand under the words, not under the box. */
export const notes = style({ paddingInlineStart: `calc(${rem(24)} + ${vars.space[2]})` })
