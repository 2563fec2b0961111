import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[8], maxWidth: rem(480) })

export const table = style([text.body, { width: '100%' }])

export const caption = style([
  text.overline,
  { paddingBlockEnd: vars.space[3], textAlign: 'start', color: vars.color.overline },
])

const cell = style({
  paddingBlock: vars.space[3],
  paddingInline: 0,
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const day = style([cell, { paddingInlineEnd: vars.space[4], color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const spans = style([
  cell,
  { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: vars.color.ink },
])

export const span = style({ display: 'block' })

export const isClosed = style({ color: vars.color.ink2 })

export const note = style([text.small, { display: 'block', color: vars.color.ink2, whiteSpace: 'normal' }])

/** The row of today: heading colour and a heavier rule. */
export const today = style({})

globalStyle(`${today} > *`, {
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  boxShadow: `inset 0 1px ${vars.color.ink}`,
})
