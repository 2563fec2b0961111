import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { ground } from '../CloudImage/ground.css.js'

const WIDE = media.desktop

export const root = style({
  minWidth: 0,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  paddingInline: vars.space[6],
  '@media': { [WIDE]: { paddingInline: vars.space[8], paddingBlock: vars.space[8] } },
})

/** Stays in view next to a long form. */
export const sticky = style({
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
    [media.short]: { position: 'static' },
  },
})

export const title = style([text.h3, { margin: 0 }])

/** On phones the title is a button that includes the total; next to a form, where everything is visible, it is text. */
export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  // As wide as the box, so that the focus ring is on its edge.
  width: `calc(100% + 2 * ${vars.space[6]})`,
  marginInline: `calc(-1 * ${vars.space[6]})`,
  paddingInline: vars.space[6],
  minHeight: rem(68),
  paddingBlock: vars.space[3],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [WIDE]: { display: 'none' },
    [media.noScript]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

/** Title and icon stay together; the total wraps below them. */
export const buttonText = style({ display: 'flex', alignItems: 'center', columnGap: vars.space[3], flex: '1 1 auto' })

export const chevron = style({
  width: rem(18),
  height: rem(18),
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { rotate: '180deg' } },
})

export const buttonTotal = style([text.lead, { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }])

/** Lines of different lengths look like text. */
export const skeletonLine = styleVariants({ short: { width: '40%' }, long: { width: '75%' } })

export const buttonSkeleton = style({ width: rem(96) })

export const plainTitle = style({
  display: 'none',
  '@media': {
    [WIDE]: { display: 'block' },
    [media.noScript]: { display: 'block', paddingBlock: vars.space[4] },
    [media.print]: { display: 'block', paddingBlock: vars.space[4] },
  },
})

/** Without lines there is nothing to collapse. */
export const always = style({
  display: 'block',
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
  '@media': { [WIDE]: { paddingBlock: 0 } },
})

export const panel = style({
  paddingBlockEnd: vars.space[6],
  '@media': { [WIDE]: { paddingBlock: `${vars.space[6]} 0` } },
})

export const closed = style({
  display: 'none',
  '@media': {
    [WIDE]: { display: 'block' },
    [media.noScript]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
})

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(64)} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { paddingBlockEnd: vars.space[6] } },
})

export const tile = style({ aspectRatio: '4 / 5', alignSelf: 'start', overflow: 'hidden' })

export const background = styleVariants({
  light: { background: vars.color.tile },
  sand: { background: vars.color.tileSand, vars: { [ground]: vars.color.tileSand } },
  black: { background: vars.color.tileBlack, vars: { [ground]: vars.color.tileBlack } },
})

export const image = style({ width: '100%', height: '100%', objectFit: 'contain' })

/** Text with the price at the end of the line, or below when there is no space. */
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'last baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minWidth: 0,
})

export const body = style({ display: 'grid', flex: `1 1 ${rem(120)}`, gap: vars.space[1], minWidth: 0 })

export const price = style({ marginInlineStart: 'auto' })

export const brand = style([text.overline, { color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const name = style([text.small, { overflowWrap: 'anywhere', hyphens: 'auto' }])

export const quantity = style([text.caption, { color: vars.color.ink2 }])

/** Chosen values such as an engraving, and other facts about the line. */
export const details = style([text.caption, { margin: 0, color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const inline = style({ display: 'inline', margin: 0 })

/** Wrapping and message of a gift. */
export const gift = style([
  text.small,
  {
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
])

export const totals = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: vars.space[4] } },
})

const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[6],
})

/** Label and amount on one line, or stacked when either is long. */
export const row = style([pair, text.small])

export const term = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const detail = style({
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

export const quiet = style({ color: vars.color.ink2 })

export const totalRow = style([
  pair,
  text.lead,
  {
    paddingBlockStart: vars.space[4],
    marginBlockStart: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])

export const note = style([text.caption, { display: 'block', color: vars.color.ink2 }])

export const extra = style([text.small, { paddingBlockStart: vars.space[6], color: vars.color.ink2 }])

export const empty = style([text.body, { color: vars.color.ink2 }])
