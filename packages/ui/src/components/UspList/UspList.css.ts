import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const item = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[4] })

export const icon = style({ color: vars.color.accent })

export const title = style([text.small, { margin: 0, color: vars.color.ink, fontWeight: vars.weight.medium }])

export const body = style([text.small, { margin: 0, color: vars.color.ink2 }])
