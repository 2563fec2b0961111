import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[4], color: vars.color.ink })

/** Field and button on one line, or stacked when there is no space. */
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[3] })

export const field = style({ flex: `1 1 ${rem(160)}` })

/** In line with the control, below the height of the label. */
export const apply = style({ marginBlockStart: `calc(1lh + ${vars.space[2]})`, flex: '0 1 auto' })

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
