import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxWidth: rem(640),
  color: vars.color.ink,
})

/** The price at the end of the line, or below the name when there is no space. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})

export const price = style({ fontVariantNumeric: 'tabular-nums' })

/** The date is what shoppers choose by, so it is not secondary. */
export const arrival = style({ display: 'block', color: vars.color.ink })

export const description = style({ display: 'block' })
