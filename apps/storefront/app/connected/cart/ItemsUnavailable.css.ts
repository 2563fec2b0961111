import { vars } from '@vitrine/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

export const text = style({ margin: 0 })

export const list = style({
  display: 'grid',
  gap: vars.space['1'],
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space['3'],
  listStyle: 'none',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
