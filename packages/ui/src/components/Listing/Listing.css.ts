import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  marginBlockEnd: vars.layout.section,
})

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[8]} ${vars.space[16]}` } },
})

export const title = style([text.h1, { margin: 0, overflowWrap: 'break-word', hyphens: 'auto' }])

export const intro = style([text.body, { maxWidth: '62ch', margin: 0, color: vars.color.ink2 }])

export const toolbar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  minHeight: 56,
  borderBlock: `1px solid ${vars.color.line}`,
})

export const total = style([
  text.small,
  {
    order: 1,
    flexBasis: '100%',
    margin: 0,
    paddingBlock: vars.space[2],
    color: vars.color.ink2,
    fontVariantNumeric: 'tabular-nums',
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.tablet]: { order: 0, flexBasis: 'auto', paddingBlock: 0, borderBlockStart: 0 } },
  },
])

export const selects = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  marginInlineStart: 'auto',
})

export const chips = style({ paddingBlockStart: vars.space[4] })

export const results = style({
  paddingBlockStart: vars.space[6],
  scrollMarginBlockStart: vars.space[12],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[8] } },
})
