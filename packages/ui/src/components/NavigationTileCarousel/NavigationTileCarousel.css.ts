import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.section,
})

export const title = style({ marginBottom: vars.space['8'], paddingInline: vars.layout.margin })

const ring = '4px'
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/**
 * A swipeable row on phones and pairs on tablets. On larger screens full rows: two in halves, multiples of three in
 * threes, of five in fives, others in fours. Every tile is reachable without scripts.
 */
export const list = style({
  display: 'flex',
  columnGap: vars.layout.gutter,
  paddingInline: vars.layout.margin,
  // Space for the focus ring, which a scrolling row would clip.
  paddingBlock: ring,
  marginBlock: `-${ring}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.layout.margin,
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [media.tablet]: { display: 'grid', overflowX: 'visible', rowGap: vars.space['12'], ...columns(2) },
    [media.desktop]: {
      rowGap: vars.space['16'],
      ...columns(4),
      selectors: {
        '&:has(> :nth-child(2):last-child)': columns(2),
        '&:has(> :nth-child(5n):last-child)': columns(5),
        '&:has(> :nth-child(3n):last-child)': columns(3),
      },
    },
  },
})

/** On phones the next tile is partly visible; on tablets an odd last tile fills its row. */
export const item = style({
  flex: '0 0 72%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  ':only-child': { flexBasis: '100%' },
  '@media': {
    [`${media.tablet} and (not ${media.desktop})`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
})
