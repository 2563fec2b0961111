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

// An absurd amount may be wider than its tile: better broken than cut off.
export const amount = style({ color: vars.color.ink, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const former = style({
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textDecorationThickness: 1,
})

export const note = style([text.caption, { color: vars.color.ink2 }])
