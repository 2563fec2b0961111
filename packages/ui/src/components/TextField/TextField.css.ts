import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

/** A text instead of an eye icon, to be unambiguous. */
export const toggle = style([
  text.small,
  {
    minWidth: rem(44),
    minHeight: rem(44),
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.3em',
    ':disabled': { color: vars.color.ink2, textDecoration: 'none' },
  },
])
