import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.section,
})

export const title = style({ marginBottom: vars.space['8'], paddingInline: vars.layout.margin })

/** Pairs on phones and tablets; above, full rows: three tiles or a multiple of three in threes, others in fours. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  rowGap: vars.space['8'],
  paddingInline: vars.layout.margin,
  '@media': {
    [media.tablet]: { rowGap: vars.space['12'] },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      rowGap: vars.space['16'],
      selectors: { '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
})

/** The odd one at the end fills its row of a pair. */
export const item = style({
  minWidth: 0,
  '@media': {
    [`not all and ${media.desktop}`]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
})
