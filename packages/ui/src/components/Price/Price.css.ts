import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.js'
import { vars } from '../../theme/contract.css.js'

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  minWidth: 0,
  margin: 0,
})

export const size = styleVariants({ small: [row, text.small], large: [row, text.lead] })

// A number has no-break spaces and never wraps; text before it may.
const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' })

export const amount = style([number, { color: vars.color.ink }])

export const former = style([number, { color: vars.color.ink2, textDecorationThickness: 1 }])

export const note = style([text.caption, { color: vars.color.ink2 }])
