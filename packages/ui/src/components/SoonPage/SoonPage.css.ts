import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space['4'],
  paddingBlock: vars.layout.section,
  textAlign: 'center',
})

export const overline = style({ color: vars.color.overline })

export const copy = style({ maxWidth: '46ch', color: vars.color.ink2, textWrap: 'balance' })

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['4'],
  marginTop: vars.space['6'],
})

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(44),
  marginTop: vars.space['4'],
})
