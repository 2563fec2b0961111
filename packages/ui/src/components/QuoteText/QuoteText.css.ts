import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space['6'],
  marginBlock: vars.layout.section,
  textAlign: 'center',
})

export const rule = style({ width: 1, height: rem(48), backgroundColor: vars.color.accent2 })

export const quote = style({ maxWidth: '28ch' })

export const source = style({ color: vars.color.ink2 })
