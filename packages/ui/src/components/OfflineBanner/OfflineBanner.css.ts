import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({ display: 'block' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.layout.margin}`,
  backgroundColor: vars.color.bar,
  color: vars.color.barInk,
})
