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

export const copy = style({ maxWidth: '46ch', color: vars.color.ink2, textWrap: 'balance' })

export const form = style({
  display: 'flex',
  width: '100%',
  maxWidth: rem(480),
  marginTop: vars.space['6'],
  borderBottom: `1px solid ${vars.color.control}`,
  ':focus-within': { borderBottomColor: vars.color.ink },
})

export const row = style({ display: 'flex', flex: 1, minWidth: 0 })

export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: rem(52),
  padding: `0 ${vars.space['2']}`,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  '::placeholder': { color: vars.color.ink2, opacity: 1 },
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space['8'],
  marginTop: vars.space['8'],
})

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: rem(44) })

export const home = style({ marginTop: vars.space['6'] })
