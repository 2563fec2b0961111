import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlockStart: vars.space[16],
})

export const shown = style([text.small, { margin: 0, color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' }])

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const link = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    color: vars.color.ink2,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    borderBlockEnd: '1px solid transparent',
    ':hover': { color: vars.color.ink },
    selectors: { '&[aria-current="page"]': { color: vars.color.ink, borderBlockEndColor: vars.color.ink } },
  },
])

export const gap = style([
  text.small,
  { minWidth: 24, lineHeight: '44px', textAlign: 'center', color: vars.color.ink2 },
])
