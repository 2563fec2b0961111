import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100svh',
  paddingInline: vars.layout.margin,
  backgroundColor: vars.color.bg,
  color: vars.color.ink,
})

export const brand = style({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.headerLarge,
  fontSize: vars.size.h3,
})

export const wordmark = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  letterSpacing: '0.26em',
  marginInlineEnd: '-0.26em',
  textTransform: 'uppercase',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space['4'],
  paddingBlock: `${vars.space['12']} ${vars.space['32']}`,
  textAlign: 'center',
})

export const copy = style({ maxWidth: '46ch', color: vars.color.ink2, textWrap: 'balance' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['4'],
  marginTop: vars.space['6'],
})
