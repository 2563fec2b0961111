import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { control } from '../FormField/control.css.js'

export const select = style([
  control,
  {
    paddingInlineEnd: vars.space[12],
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    cursor: 'pointer',
    // With no selection the text is a placeholder.
    selectors: { '&:has(> option[value=""]:checked)': { color: vars.color.ink2 } },
  },
])

/** The native list keeps the theme's colours. */
globalStyle(`${select} :is(option, optgroup)`, { color: vars.color.ink, background: vars.color.surface })

export const icon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  width: rem(18),
  height: rem(18),
  pointerEvents: 'none',
})
