import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ position: 'relative', width: '100%', color: vars.color.ink })

export const field = style({
  display: 'flex',
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.control}`,
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
    ':focus-visible': { outline: 'none', boxShadow: `inset 0 -2px 0 ${vars.color.focus}` },
    '::placeholder': { color: vars.color.ink2, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
])

export const list = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 5,
  display: 'grid',
  gap: vars.space[4],
  maxHeight: 'min(70vh, 640px)',
  overflowY: 'auto',
  padding: vars.space[4],
  background: vars.color.surface,
  boxShadow: vars.shadow.flyout,
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
