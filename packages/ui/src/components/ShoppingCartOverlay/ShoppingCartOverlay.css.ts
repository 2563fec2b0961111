import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100%', color: vars.color.ink })

export const lines = style({ flex: 1, margin: 0, padding: 0, listStyle: 'none' })

export const line = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // At 200 % zoom a sticky footer would cover half of a phone.
  '@container': { '(max-height: 40rem)': { position: 'static' } },
})

export const total = style([
  text.lead,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', margin: 0 },
])

export const amount = style({ fontVariantNumeric: 'tabular-nums' })

export const note = style([text.caption, { flexBasis: '100%', textAlign: 'end', color: vars.color.ink2 }])
