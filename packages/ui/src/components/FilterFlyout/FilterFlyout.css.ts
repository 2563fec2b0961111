import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const group = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })

export const groupSummary = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minHeight: rem(60),
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.hover]: { ':hover': { color: vars.color.accent } } },
  },
])

export const groupName = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' })

export const chevron = style({
  flex: 'none',
  width: rem(18),
  height: rem(18),
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

/** Items extend beyond the edge by the width of their focus ring. */
export const list = style({
  display: 'grid',
  margin: 0,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  padding: 0,
  paddingBlockEnd: vars.space[4],
  listStyle: 'none',
})

/** A long list among other groups scrolls separately. */
export const longList = style([list, { maxHeight: rem(400), overflowY: 'auto', overscrollBehavior: 'contain' }])

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginBlockEnd: vars.space[2],
})

/** In a panel of its own the search field stays above the list. */
export const stickySearch = style([
  search,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    paddingBlock: vars.space[2],
    background: vars.color.surface,
    '@media': { [media.short]: { position: 'static' } },
  },
])

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  width: rem(18),
  height: rem(18),
  color: vars.color.ink2,
  pointerEvents: 'none',
})

export const searchInput = style([
  text.body,
  {
    width: '100%',
    minHeight: rem(48),
    paddingBlock: vars.space[2],
    paddingInline: `${rem(42)} ${vars.space[3]}`,
    color: vars.color.ink,
    backgroundColor: 'transparent',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.ink2, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])

export const noMatch = style([
  text.small,
  { margin: 0, paddingBlock: vars.space[4], color: vars.color.ink2, overflowWrap: 'anywhere' },
])

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    width: '100%',
    minHeight: rem(64),
    paddingBlock: vars.space[3],
    color: vars.color.ink,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    cursor: 'pointer',
  },
])

export const rowWords = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const rowChosen = style([text.small, { color: vars.color.ink2 }])

export const total = style([text.small, { margin: 0, color: vars.color.ink2, textAlign: 'center' }])
