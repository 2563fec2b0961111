import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ position: 'relative', minWidth: 0 })

/** A swipe row on small screens; on large ones a wall: the first image wide, the others in pairs. */
export const track = style({
  display: 'flex',
  gap: 2,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  ':focus-visible': { outlineOffset: -2 },
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[2],
      overflow: 'visible',
    },
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
})

export const item = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:first-child, &:last-child:nth-child(even)': { gridColumn: '1 / -1', aspectRatio: '1' },
      },
    },
  },
})

export const background = styleVariants({
  light: { background: vars.color.tile },
  sand: { background: vars.color.tileSand, color: vars.color.tileSandInk },
  black: { background: vars.color.tileBlack, color: vars.color.tileBlackInk },
})

export const view = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  // A scene that closes the wall fills its square; only its edges go.
  '@media': { [media.desktop]: { selectors: { [`${item}:last-child:nth-child(even) &`]: { objectFit: 'cover' } } } },
})

/** Exactly as large as the picture: beside one that is narrower than its square, the ground stays clear. */
export const early = style([
  view,
  {
    '@media': {
      [media.desktop]: {
        selectors: { [`${item}:first-child &`]: { width: 'auto', aspectRatio: '4 / 5', marginInline: 'auto' } },
      },
    },
  },
])

/** Fills its item. */
export const opener = style({
  display: 'block',
  position: 'relative',
  height: '100%',
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -4 },
})

export const play = style({
  position: 'absolute',
  inset: 0,
  width: rem(72),
  height: rem(72),
  margin: 'auto',
  padding: rem(24),
  color: vars.color.onScrim,
  background: vars.color.scrim,
  borderRadius: '50%',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  '@media': { [media.desktop]: { display: 'none' } },
})

export const counter = style([
  text.caption,
  { minWidth: '5ch', textAlign: 'center', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])
