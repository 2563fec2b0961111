import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ minWidth: 0, overflowWrap: 'break-word' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
  rowGap: vars.space[3],
  paddingInline: vars.layout.margin,
  paddingBlock: vars.space[3],
  color: vars.color.barInk,
  background: vars.color.bar,
  vars: { [vars.color.focus]: vars.color.barInk },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' } },
})

export const names = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 9rem',
  minWidth: 0,
  rowGap: vars.space[1],
  '@media': {
    [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[8] },
  },
})

export const brand = style([
  text.h3,
  { display: 'inline-flex', alignItems: 'center', minHeight: rem(44), minWidth: 0, overflowWrap: 'anywhere' },
])

export const statement = style([text.small, { color: vars.color.barAccent, minWidth: 0 }])

/**
 * Reserves the space of the partner's plaque before its script runs. Our styles do not apply inside, except for the
 * writing direction.
 */
export const plaque = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  minWidth: 150,
  minHeight: 70,
  font: 'initial',
  letterSpacing: 'initial',
  color: 'initial',
})

export const closing = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[8],
    rowGap: vars.space[1],
    marginInline: vars.layout.margin,
    paddingBlock: vars.space[6],
    color: vars.color.ink2,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])

export const retailer = style({ marginInlineEnd: 'auto', color: vars.color.ink, overflowWrap: 'anywhere' })

export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: rem(44), color: vars.color.ink })
