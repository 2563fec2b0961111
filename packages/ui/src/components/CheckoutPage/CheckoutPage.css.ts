import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({ color: vars.color.ink, paddingBlock: `${vars.space[8]} ${vars.layout.section}` })
