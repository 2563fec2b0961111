import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const chip = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 44,
    paddingInline: vars.space[3],
    color: vars.color.ink,
    textDecoration: 'none',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    ':hover': { borderColor: vars.color.ink },
  },
])

export const icon = style({ width: 14, height: 14 })

export const clear = style([chip, { borderColor: 'transparent', textDecoration: 'underline', textUnderlineOffset: 4 }])
