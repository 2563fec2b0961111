import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: vars.color.ink,
})

/** Locks the scrolling of the page behind. */
globalStyle(`:root:has(${root}[open])`, { overflow: 'hidden' })

export const background = styleVariants({
  light: { background: vars.color.tile },
  sand: { background: vars.color.tileSand },
  black: { background: vars.color.tileBlack },
})

export const content = style({ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' })

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  zIndex: 1,
  background: vars.color.surface,
})

export const stage = style({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
})

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  // Nothing is cropped, so the focal point is irrelevant.
  objectPosition: 'center',
  gridArea: '1 / 1',
  minHeight: 0,
})

export const broken = style([
  text.small,
  { padding: vars.space[4], color: vars.color.ink, background: vars.color.surface },
])

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[2]} max(${vars.space[2]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  '@media': { [media.tablet]: { flexWrap: 'nowrap', paddingInline: vars.space[6] } },
})

export const counter = style([
  text.caption,
  { minWidth: '7ch', margin: 0, color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])

export const buttons = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' })

export const level = style([
  text.caption,
  { minWidth: '6ch', textAlign: 'center', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])

export const button = style({
  selectors: { '&[aria-disabled="true"]': { color: vars.color.control, cursor: 'default' } },
})

/** Between the counter and the buttons; below them on small screens. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  order: 1,
  width: '100%',
  minWidth: 0,
  '@media': { [media.tablet]: { order: 0, width: 'auto', flex: 1 } },
})

export const thumbs = style({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  margin: 0,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const thumb = style({
  display: 'block',
  width: rem(56),
  height: rem(56),
  background: vars.color.tile,
  paddingBlockEnd: 2,
  // A border in one state only, because forced colours show every border.
  selectors: { '&[aria-current]': { paddingBlockEnd: 0, borderBlockEnd: `2px solid ${vars.color.ink}` } },
})

export const thumbImage = style({ width: '100%', height: '100%', objectFit: 'contain', objectPosition: 'center' })
