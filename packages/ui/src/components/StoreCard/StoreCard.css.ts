import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[3],
  minWidth: 0,
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** The card of the selected pin: a dark rule instead of a light one. */
export const isSelected = style({ borderBlockStartColor: vars.color.ink, boxShadow: `inset 0 1px ${vars.color.ink}` })

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const name = style([text.h3, { minWidth: 0, overflowWrap: 'anywhere' }])

export const distance = style([
  text.small,
  { flex: 'none', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
])

export const address = style([text.body, { fontStyle: 'normal', color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const services = style([text.small, { color: vars.color.ink2 }])

export const service = style({
  display: 'inline',
  selectors: { '&:not(:last-child)::after': { content: '" · "' } },
})

export const ways = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    // Aligns the links of adjacent cards at the bottom.
    marginBlockStart: 'auto',
  },
])

export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: rem(44) })

export const onMap = style({
  // Looks like the links next to it, not like a button.
  fontWeight: 'inherit',
  letterSpacing: 'inherit',
  textUnderlineOffset: '0.3em',
  selectors: { '&[aria-pressed="true"]': { textDecorationColor: 'transparent', cursor: 'default' } },
})
