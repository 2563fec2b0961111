import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ paddingBlockStart: vars.space[6] })

export const title = style([text.small, { fontWeight: vars.weight.medium, margin: 0 }])

export const records = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[3],
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const role = style([text.caption, { color: vars.color.ink2 }])

export const address = style([text.small, { margin: 0, fontStyle: 'normal', overflowWrap: 'anywhere' }])

export const line = style({ display: 'block' })
