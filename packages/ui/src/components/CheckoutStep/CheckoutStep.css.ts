import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** Width of the column of the number; the content is aligned with the title from tablets up. */
const INDENT = rem(40)

export const root = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[6],
  scrollMarginBlockStart: vars.space[24],
  '@media': {
    [media.tablet]: { paddingBlock: vars.space[8] },
    [media.desktop]: { scrollMarginBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[6]})` },
  },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: `${rem(28)} minmax(0, 1fr) auto`,
  alignItems: 'baseline',
  columnGap: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: `calc(${INDENT} - ${vars.space[3]}) minmax(0, 1fr) auto` } },
})

export const number = style([text.h3, { color: vars.color.ink2, fontVariantNumeric: 'lining-nums tabular-nums' }])

export const title = style([
  text.h3,
  {
    margin: 0,
    overflowWrap: 'break-word',
    outlineOffset: 4,
    scrollMarginBlockStart: vars.space[24],
    '@media': { [media.desktop]: { scrollMarginBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[6]})` } },
  },
])

/** A step that cannot be opened yet. */
export const quiet = style({ color: vars.color.ink2 })

/** At least 44 px high, without making the line higher. */
export const change = style([text.small, { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` }])

export const content = style({
  minWidth: 0,
  paddingBlockStart: vars.space[6],
  '@media': { [media.tablet]: { paddingInlineStart: INDENT, paddingBlockStart: vars.space[8] } },
})

export const summary = style([
  text.body,
  {
    paddingBlockStart: vars.space[2],
    paddingInlineStart: `calc(${rem(28)} + ${vars.space[3]})`,
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { paddingInlineStart: INDENT } },
  },
])
