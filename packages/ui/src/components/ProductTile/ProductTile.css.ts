import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { ground } from '../CloudImage/ground.css.js'

export const root = style({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 })

const frame = style({ position: 'relative', aspectRatio: '4 / 5', overflow: 'hidden', color: vars.color.ink })

/** The background is that of the product, in every theme. Spec §9 "Tile background". */
export const tile = styleVariants({
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

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

export const hoverImage = style([
  image,
  {
    opacity: 0,
    objectFit: 'cover',
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
])

export const isLoaded = style({
  selectors: { [`${root}:hover &, ${root}:focus-within &`]: { opacity: 1 } },
})

/** Size of the toggle in the corner; the badge is centred on it and ends before it. */
const toggle = rem(44)

// On the tile's own background, so that it is readable on a strap or a photograph.
export const badge = style({
  position: 'absolute',
  insetBlockStart: `calc(${toggle} / 2)`,
  insetInlineStart: vars.space[2],
  zIndex: 1,
  translate: '0 -50%',
  maxWidth: `calc(100% - ${toggle} - ${vars.space[2]})`,
  padding: vars.space[1],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  background: fallbackVar(ground, vars.color.tile),
  // On the narrowest tiles there is no space next to the toggle, so it is below the product.
  '@media': {
    [media.narrow]: {
      insetBlock: 'auto 0',
      paddingBlock: 0,
      translate: 'none',
      maxWidth: `calc(100% - 2 * ${vars.space[2]})`,
    },
  },
})

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
})

// Prices of a row are aligned, whatever the height of the names above them.
globalStyle(`${body} > div`, { marginBlockStart: 'auto' })

export const heading = style([text.small, { margin: 0, fontFamily: vars.font.body, fontWeight: vars.weight.body }])

/** The whole tile is the hit area of its single link. */
export const link = style({
  display: 'block',
  color: vars.color.ink,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const brand = style([text.overline, { display: 'block', marginBlockEnd: vars.space[1], color: vars.color.ink2 }])

export const name = style({ display: 'block', overflowWrap: 'break-word', hyphens: 'auto' })

/** Above the link, so that a toggle in the corner is clickable. */
export const action = style({
  position: 'absolute',
  // Its icon is as far from the edge as the badge.
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  // Drawn in the ink of the tile's background, with that background where it covers an image.
  selectors: {
    [`${tile.sand} ~ &`]: { color: vars.color.tileSandInk, vars: { [ground]: vars.color.tileSand } },
    [`${tile.black} ~ &`]: { color: vars.color.tileBlackInk, vars: { [ground]: vars.color.tileBlack } },
  },
})
