import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { primitive } from '../../theme/primitive.js'
import { text } from '../../theme/text.css.js'

export const root = style([
  text.small,
  primitive({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space['2'],
    // Space for the text that is rendered after hydration.
    minHeight: '1lh',
    color: vars.color.ink,
    '::before': {
      content: '""',
      flex: 'none',
      width: rem(7),
      height: rem(7),
      borderRadius: '50%',
      border: '1px solid transparent',
    },
  }),
])

export const kind = styleVariants({
  open: primitive({ '::before': { borderColor: vars.color.ok, backgroundColor: vars.color.ok } }),
  closed: primitive({ color: vars.color.ink2, '::before': { borderColor: vars.color.ink2 } }),
})
