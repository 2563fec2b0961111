import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
})

export const title = style({ marginBottom: vars.space['8'], paddingInline: vars.layout.margin })

// Phones: a row that shows the next tile's edge. From tablets up: a grid.
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '72%',
  gap: vars.layout.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.layout.margin,
  scrollbarWidth: 'none',
  paddingInline: vars.layout.margin,
  // Room for the focus ring inside the scroller.
  paddingBlock: vars.space['1'],
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: vars.space['12'],
      overflow: 'visible',
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))' },
  },
})

export const item = style({ scrollSnapAlign: 'start', minWidth: 0 })
