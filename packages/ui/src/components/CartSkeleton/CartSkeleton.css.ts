import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'

export const root = style({ display: 'grid' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[6],
})

export const image = style({ aspectRatio: '4 / 5', height: 'auto' })

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] })
