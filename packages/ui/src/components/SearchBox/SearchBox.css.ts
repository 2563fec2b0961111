import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ width: '100%', maxWidth: '60rem', marginInline: 'auto', color: vars.color.ink })

export const field = style({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.control}`,
  selectors: {
    '&:has(input:focus-visible)': {
      borderColor: vars.color.focus,
      boxShadow: `0 1px 0 ${vars.color.focus}`,
    },
  },
})

export const input = style([
  text.body,
  {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    paddingInline: vars.space[1],
    color: vars.color.ink,
    background: 'transparent',
    border: 0,
    appearance: 'none',
    ':focus-visible': { outline: 'none' },
    '::placeholder': { color: vars.color.ink2, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])

/**
 * In normal flow, so that the container of the box grows with it. Phrases on the left, products with images on the
 * right.
 */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[1],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'auto auto 1fr' },
  },
  // A single group needs no rows for others.
  selectors: { '&:has(> :only-child)': { gridTemplateRows: 'none' } },
})

export const products = style({ '@media': { [media.tablet]: { gridColumn: 2, gridRow: '1 / -1' } } })

export const groupTitle = style([text.overline, { margin: 0, paddingBlockEnd: vars.space[1], color: vars.color.ink2 }])

export const option = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: 44,
    // Offset by the list's padding, so that its text is aligned with the input.
    marginInline: `calc(-1 * ${vars.space[1]})`,
    padding: vars.space[1],
    color: vars.color.ink,
    textDecoration: 'none',
    ':hover': { background: vars.color.line },
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.line, boxShadow: `inset 2px 0 0 ${vars.color.focus}` },
    },
    '@media': {
      // Backgrounds and shadows are removed in forced colours.
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
    },
  },
])

export const thumb = style({ flex: 'none', width: 56, height: 56, objectFit: 'contain', background: vars.color.tile })

/** Three lines fit the longest names. */
export const body = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const mark = style({ background: 'none', color: 'inherit', fontWeight: vars.weight.medium })

export const detail = style([text.caption, { display: 'block', color: vars.color.ink2 }])

export const clear = style([
  text.caption,
  {
    minHeight: 44,
    paddingInline: vars.space[1],
    color: vars.color.ink2,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    ':hover': { color: vars.color.ink },
  },
])

export const notice = style([
  text.small,
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[6],
    paddingInline: vars.space[1],
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
  },
])

export const nothing = style([text.h3, { color: vars.color.ink }])

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })

export const wayOn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.ink,
})
