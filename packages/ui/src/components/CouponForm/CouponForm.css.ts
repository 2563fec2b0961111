import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[4], color: vars.color.ink })

/** Inside the control, at its end. */
export const apply = style({ flexShrink: 0, marginInlineEnd: vars.space[3] })

export const coupons = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const coupon = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const code = style([text.small, { paddingBlock: vars.space[3], minWidth: 0, overflowWrap: 'anywhere' }])

export const refusal = style([text.caption, { margin: 0, color: vars.color.ink2 }])
