import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { bled } from '../CloudImage/placeholder.css.js'

export const root = style({ position: 'relative', minWidth: 0 })

/** A swipeable row on small screens; on large ones a grid with a wide first image and the others in pairs. */
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
 * A two-colour focus ring drawn inside a view, over its image, because outside it would be clipped. One of the colours
 * contrasts with any background.
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

// On phones the product's name and price are visible below the first image.
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

/** Below tablets the third image is a close-up and the fourth a still life; both fill a wider frame. */
const phone = `not all and ${media.tablet}`
const isCropped = `${item}:is(:nth-child(3), :nth-child(4)) &`

/** On large screens a final scene fills a square; only its edges are cropped. */
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
 * The placeholder has the size of the image, so that the background next to a narrow image stays clear. Its blur fades
 * into the background.
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
