import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({})

export const summary = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 44,
    color: vars.color.ink,
    ':hover': { color: vars.color.accent },
  },
])

export const chevron = style({
  width: 18,
  height: 18,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
})

/** Does not wrap as long as there is space. */
export const chosen = style({ display: 'inline-block', color: vars.color.ink2 })

/** Below the listing's toolbar, its positioning context. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 3,
  paddingBlock: vars.space[6],
  background: vars.color.bg,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const groups = style({
  display: 'grid',
  columnGap: vars.space[8],
  rowGap: vars.space[2],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[8] },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
  },
})

export const group = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { borderBlockEnd: 0 } },
})

export const groupSummary = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: 44,
    fontWeight: vars.weight.medium,
  },
])

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const values = style({
  display: 'grid',
  maxHeight: 320,
  overflowY: 'auto',
  margin: 0,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  padding: 0,
  paddingBlockEnd: vars.space[2],
  listStyle: 'none',
})

export const value = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 44,
    paddingInline: vars.space[1],
    color: vars.color.ink2,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.ink },
    ':focus-visible': { outlineOffset: -2 },
    selectors: { '&[aria-checked="true"]': { color: vars.color.ink } },
  },
])

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  border: `1px solid ${vars.color.control}`,
  selectors: {
    '[aria-checked="true"] > &': { color: vars.color.ctaText, background: vars.color.cta, borderColor: vars.color.cta },
  },
})

export const check = style({ width: 12, height: 12 })

export const count = style([
  text.caption,
  { marginInlineStart: 'auto', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])

export const footer = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space[6] })
