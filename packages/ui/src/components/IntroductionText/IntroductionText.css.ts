import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space['4'],
  marginBlock: `${vars.layout.section} ${vars.layout.lead}`,
  textAlign: 'center',
})

/** Closer to the content that it introduces than to the previous section. */
globalStyle(`${root}${root} + *`, { marginBlockStart: vars.layout.lead })

export const overline = style({ color: vars.color.overline })

export const title = style({ maxWidth: 'min(24ch, 100%)' })

export const copy = style({ maxWidth: '60ch', color: vars.color.ink2, textWrap: 'balance' })
