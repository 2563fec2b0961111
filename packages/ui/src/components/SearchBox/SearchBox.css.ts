import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
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

/** In the flow: whatever holds the box grows with it. */
export const list = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[1],
})

export const groupTitle = style([text.overline, { margin: 0, paddingBlockEnd: vars.space[1], color: vars.color.ink2 }])

export const option = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 44,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    color: vars.color.ink,
    textDecoration: 'none',
    ':hover': { background: vars.color.tile },
    selectors: {
      '&[aria-selected="true"]': { background: vars.color.tile, boxShadow: `inset 2px 0 0 ${vars.color.focus}` },
    },
  },
])

export const thumb = style({ flex: 'none', width: 44, height: 55, objectFit: 'contain', background: vars.color.tile })

export const detail = style([text.caption, { display: 'block', color: vars.color.ink2 }])
