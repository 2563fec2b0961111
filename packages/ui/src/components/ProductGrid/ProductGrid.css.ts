import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[2],
  rowGap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[8] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: vars.space[12] },
  },
})

export const item = style({
  display: 'flex',
  minWidth: 0,
  selectors: {
    // Tiles far below the fold are rendered near the viewport only; the margin keeps the focus ring unclipped.
    '&:nth-child(n + 25)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 30rem', overflowClipMargin: 6 },
  },
})

globalStyle(`${item} > article`, { flex: 1 })
