import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  color: vars.color.ink,
})

export const title = style([text.h3, { margin: 0 }])

export const buttons = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
})

/** A rule on both sides of the text. */
export const or = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space[4],
    margin: 0,
    color: vars.color.ink2,
    '::before': { content: '', flex: '1 1 0', borderBlockStart: `1px solid ${vars.color.line}` },
    '::after': { content: '', flex: '1 1 0', borderBlockStart: `1px solid ${vars.color.line}` },
  },
])
