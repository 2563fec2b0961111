import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'
import { control } from '../FormField/control.css.js'

/** Country code and number, left to right in every script, as they are dialled. Stacked in large text. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], direction: 'ltr' })

export const countryBox = style({ flex: `1 1 ${rem(112)}` })

export const numberBox = style({ flex: `1000 1 ${rem(132)}` })

export const select = style([control, { paddingInlineEnd: vars.space[8], cursor: 'pointer' }])

/** The code covers the select; country names are shown in its list only. */
export const isCovered = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  selectors: { '&, &:disabled': { opacity: 0 } },
})

export const code = style([
  text.body,
  { flex: '1 1 auto', paddingInlineStart: vars.space[4], fontVariantNumeric: 'tabular-nums' },
])

export const icon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  width: rem(18),
  height: rem(18),
  pointerEvents: 'none',
})

export const number = style([control, { fontVariantNumeric: 'tabular-nums' }])
