import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const certificate = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
])

export const label = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })

export const amount = style({ fontVariantNumeric: 'tabular-nums' })

export const details = style({
  borderBlock: `1px solid ${vars.color.line}`,
  selectors: { [`${list} + &`]: { borderBlockStart: 0 } },
})

export const summary = style([
  text.body,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space[4],
    minHeight: rem(52),
    listStyle: 'none',
    cursor: 'pointer',
    '::marker': { content: '' },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
])

export const icon = style({
  flex: 'none',
  width: rem(18),
  height: rem(18),
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})

export const form = style({ paddingBlock: `${vars.space[2]} ${vars.space[6]}` })

/** Inside the control, at its end. */
export const apply = style({ flexShrink: 0, marginInlineEnd: vars.space[3] })
