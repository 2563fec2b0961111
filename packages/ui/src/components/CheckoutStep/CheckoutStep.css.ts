import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({ borderBlockStart: `1px solid ${vars.color.line}` })
