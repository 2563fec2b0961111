import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { primitive } from '../../theme/primitive.js'
import { control } from '../FormField/control.css.js'

export const box = style({ width: 'fit-content' })

export const input = style([
  control,
  {
    flex: 'none',
    width: rem(48),
    paddingInline: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    appearance: 'textfield',
  },
])

globalStyle(`${input}::-webkit-inner-spin-button`, { display: 'none' })

export const step = style({
  width: rem(46),
  minHeight: rem(46),
  selectors: { '&[aria-disabled="true"]': { color: vars.color.ink2, opacity: 0.5, cursor: 'not-allowed' } },
})

/** Without scripts the buttons have no function: hidden, with their space reserved. */
export const isWaiting = style(primitive({ visibility: 'hidden' }))

globalStyle(`${step} > svg`, { width: rem(18), height: rem(18) })
