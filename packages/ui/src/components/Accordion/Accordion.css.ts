import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({ marginBlock: vars.layout.section })

export const title = style({ marginBottom: vars.space['8'] })

export const list = style({ borderTop: `1px solid ${vars.color.line}` })
