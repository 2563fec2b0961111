import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 })
