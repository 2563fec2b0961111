import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { bled } from '../CloudImage/placeholder.css.js'

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
  ':focus-visible': { outline: 'none' },
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

/**
 * A ring within a view, drawn over its picture: around it, it would be cut off. Two colours, of which one is seen on any
 * ground.
 */
const ring = {
  content: '',
  position: 'absolute',
  inset: 2,
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: -2,
  boxShadow: `inset 0 0 0 4px ${vars.color.bg}`,
  pointerEvents: 'none',
} as const

// On phones name and price of the piece stay in view below the first picture.
export const item = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  aspectRatio: '4 / 5',
  maxHeight: 'max(15rem, 100svh - 30rem)',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: { [`${track}:focus-visible > &::after`]: ring },
  '@media': {
    [media.tablet]: { maxHeight: 'none' },
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

/** Below tablets: third comes a close-up, fourth the piece laid on stone or cloth. They fill a frame that is wider than they are. */
const phone = `not all and ${media.tablet}`
const isCropped = `${item}:is(:nth-child(3), :nth-child(4)) &`

/** On large screens: a scene that closes the wall fills its square; only its edges go. */
const isSquare = `${item}:last-child:nth-child(even) &`

export const view = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  '@media': {
    [phone]: { selectors: { [isCropped]: { objectFit: 'cover' } } },
    [media.desktop]: { selectors: { [isSquare]: { objectFit: 'cover' } } },
  },
})

/**
 * As large as the picture: beside one that is narrower than its frame, the ground stays clear. The blur runs out into the
 * ground, which is the picture's own.
 */
export const early = style({
  inset: 0,
  width: 'auto',
  height: '100%',
  aspectRatio: '4 / 5',
  marginInline: 'auto',
  clipPath: 'inset(0)',
  '@media': {
    [phone]: { selectors: { [isCropped]: { ...bled, aspectRatio: 'auto' } } },
    [media.desktop]: { selectors: { [isSquare]: { ...bled, aspectRatio: 'auto' } } },
  },
})

/** Fills its item. */
export const opener = style({
  display: 'block',
  position: 'relative',
  height: '100%',
  cursor: 'zoom-in',
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': ring },
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
