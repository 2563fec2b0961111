import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const gutter = vars.layout.margin

export const root = style({ maxWidth: vars.layout.max, marginInline: 'auto', marginBlockEnd: vars.layout.section })

/** Focused elements stay clear of the purchase bar. */
globalStyle(`${root} :is(a, button, select, summary)`, {
  scrollMarginBlockEnd: vars.space[24],
  '@media': { [media.desktop]: { scrollMarginBlockEnd: 0 } },
})

export const crumbs = style({ paddingInline: gutter })

/**
 * On small screens one column, with the purchase bar fixed to the bottom of the window until its own position scrolls
 * by; on large ones 58 to 42, with the panel sticky next to the gallery.
 */
export const top = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
      alignItems: 'start',
      columnGap: `calc(${gutter} * 0.75)`,
      paddingInlineEnd: gutter,
    },
  },
})

export const panel = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[6]})`,
      display: 'block',
      maxWidth: 520,
      paddingBlock: vars.space[6],
    },
  },
})

const row = style({ paddingInline: gutter, '@media': { [media.desktop]: { paddingInline: 0 } } })

export const heading = style([
  row,
  { paddingBlockStart: vars.space[6], '@media': { [media.desktop]: { paddingBlockStart: 0 } } },
])

export const badge = style({ paddingBlockEnd: vars.space[3], color: vars.color.ink2 })

export const title = style({ margin: 0 })

export const brand = style([
  text.overline,
  { display: 'block', paddingBlockEnd: vars.space[2], color: vars.color.overline },
])

export const name = style([text.h2, { display: 'block', overflowWrap: 'break-word', hyphens: 'auto' }])

export const facts = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    margin: 0,
    paddingBlockStart: vars.space[3],
    color: vars.color.ink2,
  },
])

/** Truncated visually: the document contains the full text. Spec §9 "Product naming and content". */
export const short = style({
  display: 'inline-block',
  maxWidth: '20ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const offer = style([row, { display: 'grid', gap: vars.space[2], paddingBlockStart: vars.space[6] }])

export const callout = style([text.small, { margin: 0, color: vars.color.accent }])

export const variants = style([row, { paddingBlockStart: vars.space[6] }])

export const purchase = style([
  row,
  {
    position: 'sticky',
    // Above a notice at the bottom of the window.
    insetBlockEnd: 'var(--vt-notice-inset, 0px)',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[4],
    marginBlockStart: vars.space[6],
    paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    background: vars.color.bg,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '&:not(:has(> * + *))': { display: 'none' } },
    '@media': {
      [media.desktop]: {
        position: 'static',
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: 0,
        background: 'none',
        borderBlockStart: 0,
      },
    },
  },
])

/** Messages appear above the bar. */
globalStyle(`:root:has(${purchase} > * + *)`, {
  '@media': {
    [`not all and ${media.desktop}`]: {
      vars: { '--vt-toast-inset': `calc(${vars.space[16]} + ${vars.space[3]} + env(safe-area-inset-bottom))` },
    },
  },
})

export const service = style([
  row,
  {
    display: 'grid',
    gap: vars.space[3],
    paddingBlockStart: vars.space[3],
    // Without a purchase bar, it follows the variants directly.
    selectors: { [`${purchase}:not(:has(> * + *)) + &`]: { paddingBlockStart: vars.space[8] } },
  },
])

export const phone = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'center',
    gap: vars.space[2],
    minHeight: 44,
    color: vars.color.ink,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
])

export const usps = style([row, { paddingBlockStart: vars.space[8] }])

export const wishlist = style([row, { display: 'grid', justifyItems: 'center', ':empty': { display: 'none' } }])

/** Repeats the price in the purchase bar on small screens. */
export const barPrice = style({ '@media': { [media.desktop]: { display: 'none' } } })

/** Sections below the fold. */
export const sections = style({
  display: 'grid',
  gap: vars.layout.section,
  maxWidth: `calc(${vars.layout.listing} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlockStart: vars.layout.section,
})

export const story = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[16] } },
})

export const storyTitle = style([text.h2, { margin: 0 }])

export const storyText = style([
  text.lead,
  { display: 'grid', gap: vars.space[4], maxWidth: '62ch', justifyItems: 'start' },
])

export const paragraph = style({ margin: 0 })
