import { vars } from '@vitrine/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space['2'] })

export const error = style({
  margin: 0,
  color: vars.color.error,
  fontSize: vars.size.small,
  lineHeight: vars.lineHeight.small,
  ':empty': { display: 'none' },
})
