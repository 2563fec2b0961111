import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { ground } from '../CloudImage/ground.css.js'

export const root = style({ maxWidth: vars.layout.max, marginInline: 'auto', marginBlock: vars.layout.section })

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  marginBlockEnd: vars.space[6],
  paddingInline: vars.layout.margin,
  '@media': { [media.desktop]: { marginBlockEnd: vars.space[8] } },
})

export const title = style([text.h2, { marginInlineEnd: 'auto', minWidth: 0, overflowWrap: 'anywhere' }])

/** On phones the next product is partly visible to indicate swiping. */
export const track = style({
  gap: vars.space[4],
  paddingInline: vars.layout.margin,
  scrollPaddingInline: vars.layout.margin,
  // From tablets up the next product starts at the edge of the page.
  '@media': { [media.tablet]: { gap: vars.layout.margin } },
})

export const slide = style({
  width: `calc(100% - ${vars.space[8]})`,
  '@media': { [media.tablet]: { width: '100%' } },
})

export const alone = style({ paddingInline: vars.layout.margin })

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minWidth: 0,
  // Space for the outline of the link, which the row would clip.
  paddingBlock: 4,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
      alignItems: 'center',
    },
  },
})

/**
 * The aspect ratio of the product images, whose background fills the frame in every theme. Half as wide as a large
 * page.
 */
const frame = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  '@media': { [media.tablet]: { gridColumn: '1 / span 6' }, [media.desktop]: { aspectRatio: '1' } },
})

/** The background is that of the product, in every theme. */
export const background = styleVariants({
  light: [frame, { background: vars.color.tile }],
  sand: [
    frame,
    { background: vars.color.tileSand, color: vars.color.tileSandInk, vars: { [ground]: vars.color.tileSand } },
  ],
  black: [
    frame,
    { background: vars.color.tileBlack, color: vars.color.tileBlackInk, vars: { [ground]: vars.color.tileBlack } },
  ],
})

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const cutOut = style([image, { objectFit: 'contain', objectPosition: 'center' }])

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: { gridColumn: '7 / span 6', gap: vars.space[4] },
    [media.desktop]: { gridColumn: '8 / span 4' },
  },
})

export const brand = style([text.overline, { color: vars.color.overline }])

export const name = style([text.h3, { margin: 0 }])

export const copy = style([text.body, { maxWidth: '46ch', color: vars.color.ink2 }])

/** The image is part of the link. */
export const link = style({
  position: 'static',
  '::after': { content: '', position: 'absolute', inset: 0 },
})
