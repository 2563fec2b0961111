import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

const columns = createVar()
const appear = keyframes({ from: { opacity: 0 } })
const unroll = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

/** Positioned below the header bar, over the page and a section bar. */
export const root = style({ position: 'absolute', zIndex: 1, top: '100%', insetInline: 0, color: vars.color.ink })

export const scrim = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '100vh',
  backgroundColor: vars.color.backdrop,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
})

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: vars.layout.gutter,
  maxHeight: `calc(100svh - ${vars.layout.headerLarge})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${vars.space['12']} ${vars.space['16']}`,
  paddingInline: `max(${vars.layout.margin}, 50% - ${vars.layout.listing} / 2)`,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.bg,
  animation: `${unroll} ${vars.motion.base} ${vars.motion.ease}`,
})

export const withTeaser = style({ gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)' })

export const lead = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space['3'] })

// Between two title sizes, so that a long compound fits a quarter of the screen.
export const title = style({
  fontSize: `max(${vars.size.h3}, min(2vw, ${vars.size.h2}))`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const all = style({ display: 'inline-flex', alignItems: 'center', minHeight: rem(44) })

// Groups fill the columns one after the other; in rows, a short group would leave a gap next to a long one.
export const groups = style({
  vars: { [columns]: '3' },
  columnCount: columns,
  columnGap: vars.layout.gutter,
  selectors: { [`${withTeaser} &`]: { vars: { [columns]: '2' } } },
})

/** Groups that consist of a single link are set in larger type. */
export const singles = style({
  // Offset by position, because a margin would apply to the first column only.
  position: 'relative',
  insetBlockStart: rem(-6),
  selectors: { [`${lead} > &`]: { marginBlockStart: vars.space['3'] } },
})

export const single = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(44),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const item = style({ breakInside: 'avoid' })

export const group = style({ breakInside: 'avoid', marginBlockEnd: vars.space['8'] })

export const groupTitle = style({ marginBottom: vars.space['2'], color: vars.color.ink2 })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(36),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const teaser = style({ display: 'grid', alignContent: 'start', gap: vars.space['3'], color: vars.color.ink })

export const picture = style({
  overflow: 'hidden',
  backgroundColor: vars.color.tile,
})

export const image = style({
  width: '100%',
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${teaser}:hover &`]: { opacity: 0.88 } } } },
})
