import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.js'
import { vars } from '../../theme/contract.css.js'

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[2] })

export const size = styleVariants({
  small: [text.small, { margin: 0 }],
  large: [text.lead, { margin: 0 }],
})

export const amount = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums' })

export const former = style({
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: 1,
})

export const note = style([text.caption, { color: vars.color.ink2 }])
