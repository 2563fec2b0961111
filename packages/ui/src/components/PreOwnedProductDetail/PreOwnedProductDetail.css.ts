import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[16] } },
})

export const title = style([text.h2, { margin: 0 }])

export const points = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' })

export const point = style([text.lead, { display: 'flex', alignItems: 'start', gap: vars.space[3] }])

export const icon = style({ color: vars.color.accent, marginBlockStart: 2 })
