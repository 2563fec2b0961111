import { vars } from '@vitrine/ui/theme/contract.css'
import { text } from '@vitrine/ui/theme/text'
import { style } from '@vanilla-extract/css'

export const alone = style({ paddingBlock: vars.space['16'] })

export const cancel = style({ marginBlockStart: vars.space['8'] })

export const cancelButton = style([
  text.small,
  {
    minHeight: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.ink,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  },
])

export const address = style([text.body, { margin: 0, fontStyle: 'normal', whiteSpace: 'pre-line' }])

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space['6'],
})

export const label = style([text.small, { margin: 0, color: vars.color.ink2 }])

export const plain = style([text.body, { margin: 0, overflowWrap: 'anywhere' }])
