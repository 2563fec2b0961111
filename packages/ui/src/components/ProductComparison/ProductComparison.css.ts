import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { ground } from '../CloudImage/ground.css.js'

/** Same background as the sticky cells. */
export const root = style({ color: vars.color.ink, background: vars.color.surface })

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
})

export const note = style([
  text.small,
  { margin: 0, paddingBlock: vars.space[2], color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])

export const add = style({ marginInlineStart: 'auto' })

/** Scrolls in both directions on smaller screens, because a sticky head stays within its own scroller. */
export const region = style({
  maxHeight: '75dvh',
  overflow: 'auto',
  // Outside, because the sticky cells would cover it inside.
  ':focus-visible': { outlineOffset: 2 },
  '@media': { [media.short]: { maxHeight: 'none' }, [media.desktop]: { maxHeight: 'none', overflow: 'visible' } },
})

export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 })

/** Width of the labels and of a product; a product is never narrower than its name needs. */
const labels = `min(${rem(220)}, 34vw)`

const columnsFor = (count: number) =>
  style({ minWidth: `calc(${labels} + ${count} * ${rem(152)})`, maxWidth: `calc(${labels} + ${count} * ${rem(360)})` })

export const columns = styleVariants({ 1: [columnsFor(1)], 2: [columnsFor(2)], 3: [columnsFor(3)], 4: [columnsFor(4)] })

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: 2 })

const ofSurface = { background: vars.color.surface }

/** The labels stay at the edge while the products scroll. */
const edge = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const

export const corner = style({
  ...ofSurface,
  ...edge,
  width: labels,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const product = style({
  ...ofSurface,
  padding: vars.space[3],
  paddingInlineStart: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.body,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const productBody = style({ position: 'relative', display: 'grid', gap: vars.space[1], alignContent: 'start' })

const frame = style({
  aspectRatio: '4 / 5',
  width: rem(64),
  marginBlockEnd: vars.space[2],
  overflow: 'hidden',
  '@media': { [media.desktop]: { width: rem(104) }, [media.short]: { display: 'none' } },
})

export const picture = styleVariants({
  light: [frame, { background: vars.color.tile }],
  sand: [frame, { background: vars.color.tileSand, vars: { [ground]: vars.color.tileSand } }],
  black: [frame, { background: vars.color.tileBlack, vars: { [ground]: vars.color.tileBlack } }],
})

export const image = style({ width: '100%', height: '100%', objectFit: 'contain' })

export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})

export const brand = style([
  text.overline,
  { display: 'block', paddingBlockEnd: vars.space[1], color: vars.color.ink2, overflowWrap: 'anywhere' },
])

/** Truncated to two lines; the link contains the full name. */
export const name = style([
  text.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
])

export const price = style({ color: vars.color.ink2 })

/** Next to the image, never on top of it. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: rem(64),
  '@media': { [media.desktop]: { insetInlineStart: rem(104) }, [media.short]: { position: 'static' } },
})

export const groupTitle = style({
  padding: 0,
  paddingBlock: `${vars.space[8]} ${vars.space[2]}`,
  textAlign: 'start',
})

export const groupTitleText = style([
  text.overline,
  { position: 'sticky', insetInlineStart: 0, color: vars.color.overline },
])

const cell = style([
  text.small,
  {
    paddingBlock: vars.space[3],
    paddingInline: `0 ${vars.space[4]}`,
    verticalAlign: 'top',
    textAlign: 'start',
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
])

export const label = style([cell, edge, ofSurface, { color: vars.color.ink2, fontWeight: vars.weight.body }])

/** Differing values: full ink, marked with a text. */
export const differing = style({})

export const value = style([
  cell,
  {
    color: vars.color.ink2,
    selectors: { [`${differing} > &`]: { color: vars.color.ink, fontWeight: vars.weight.medium } },
  },
])

export const mark = style([text.caption, { display: 'block', color: vars.color.accent }])

export const notStated = style({ color: vars.color.ink2, fontStyle: 'italic' })
