import { vars } from '@vitrine/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

/** A quiet line: most shoppers have no coupon. */
export const coupon = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.body,
})

export const footer = style({ display: 'grid', gap: vars.space['6'], color: vars.color.ink })
