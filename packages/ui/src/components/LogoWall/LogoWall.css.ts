import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  maxWidth: `calc(${vars.layout.text} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.section,
  paddingInline: vars.layout.margin,
})

export const title = style({ marginBlockEnd: vars.space['12'], textAlign: 'center' })

/** Rows as full as possible; the last one is centred. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  rowGap: vars.space['4'],
  '@media': { [media.tablet]: { rowGap: vars.space['8'] } },
})

const share = (count: number) => `${100 / count}%`

const item = style({ display: 'flex', minWidth: 0 })

/** Columns on phones: two for a few logos, three for many. */
export const few = style([item, { flex: `0 0 ${share(2)}` }])
export const many = style([item, { flex: `0 0 ${share(3)}`, '@media': { [media.tablet]: { flexBasis: share(4) } } }])

const wide = (count: number) => ({ '@media': { [media.desktop]: { flexBasis: share(count) } } })

/** Columns from laptops up. */
export const columns = styleVariants({
  '2': wide(2),
  '3': wide(3),
  '4': wide(4),
  '5': wide(5),
  '6': wide(6),
})

/** Maximum height of a logo in a cell. */
const CELL = 88

export const cell = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: rem(CELL),
  padding: vars.space['2'],
  '@media': { [media.tablet]: { paddingInline: vars.space['4'] } },
})

export const link = style({
  color: 'inherit',
  ':focus-visible': { outlineOffset: -2 },
})

/** Clips its content without preventing the lazy loading of images. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  height: rem(CELL - 16),
  maskImage: 'linear-gradient(black, black)',
})

const longText = {
  color: vars.color.ink2,
  fontFamily: vars.font.heading,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.wide,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const

/**
 * Without scripts, a failed image shows the brand name: the browser's icon and alternative text are pushed out below.
 * (The tile background of other images would be as dark as a logo.) Loaded images have no pseudo-elements.
 */
const picture = {
  maxHeight: '100%',
  overflow: 'hidden',
  '::before': { content: '""', display: 'block', height: rem(CELL) },
  '::after': {
    ...longText,
    fontSize: vars.size.lead,
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
  },
} as const

/**
 * A logo in the theme's ink, whatever its own colours: the image is moved out of view, and its drop shadow is shown
 * instead. Works on every background, for images with a transparent background.
 */
export const inInk = style({
  ...picture,
  transform: `translateY(-${rem(CELL)})`,
  filter: `drop-shadow(0 ${rem(CELL)} 0 ${vars.color.ink2})`,
  transition: `filter ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    [`${link}:focus-visible &`]: { filter: `drop-shadow(0 ${rem(CELL)} 0 ${vars.color.ink})` },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${link}:hover &`]: { filter: `drop-shadow(0 ${rem(CELL)} 0 ${vars.color.ink})` } },
    },
    [media.forcedColors]: { filter: `drop-shadow(0 ${rem(CELL)} 0 CanvasText)` },
  },
})

/** A photographed logo has an opaque background, so it is only desaturated. */
export const opaque = style({ ...picture, filter: 'grayscale(1)' })

export const name = style([text.lead, { ...longText, maxWidth: '100%' }])
