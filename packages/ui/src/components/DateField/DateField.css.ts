import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { control } from '../FormField/control.css.js'

/** Dates are written left to right in every script. */
export const box = style({ direction: 'ltr' })

export const input = style([control, { fontVariantNumeric: 'tabular-nums', textAlign: 'start' }])

/** Replaces the browser's icon; browsers that keep their own do not show it. */
export const icon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  display: 'none',
  width: rem(20),
  height: rem(20),
  pointerEvents: 'none',
  '@supports': { 'selector(::-webkit-calendar-picker-indicator)': { display: 'block' } },
})

globalStyle(`${input}::-webkit-calendar-picker-indicator`, {
  width: rem(24),
  height: rem(24),
  padding: 0,
  backgroundImage: 'none',
  cursor: 'pointer',
})
globalStyle(`${input}::-webkit-date-and-time-value`, { textAlign: 'start' })
