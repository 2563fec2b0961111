import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const room = style({ minHeight: rem(320), paddingBlock: vars.space[4] })

/** Aligned with the text of the box above. */
export const popular = style({
  maxWidth: '60rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space[8],
  paddingInline: vars.space[1],
})

export const popularTitle = style([
  text.overline,
  { margin: 0, paddingBlockEnd: vars.space[2], color: vars.color.ink2 },
])

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = style([
  text.h3,
  { display: 'inline-flex', alignItems: 'center', minHeight: rem(44), color: vars.color.ink, overflowWrap: 'anywhere' },
])
