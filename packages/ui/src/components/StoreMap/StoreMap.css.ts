import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { primitive } from '../../theme/primitive.js'
import { text } from '../../theme/text.css.js'

const ground = createVar('ground')

// A primitive, so that the styles of its consumers override it.
export const root = style(
  primitive({
    position: 'relative',
    isolation: 'isolate',
    minHeight: rem(360),
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    backgroundColor: vars.color.bg,
    border: `1px solid ${vars.color.line}`,
    vars: { [ground]: `color-mix(in srgb, ${vars.color.line} 60%, ${vars.color.bg})` },
    '@media': { [media.tablet]: { aspectRatio: '4 / 3' } },
  }),
)

// Isolated, because Leaflet's panes have their own z-indices. Clipped, because pointer, keys and focus can reach hidden
// parts.
export const canvas = style({ position: 'absolute', inset: 0, isolation: 'isolate', clipPath: 'inset(0)' })

export const skip = style([
  text.small,
  {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: rem(44),
    paddingInline: vars.space[4],
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  },
])

export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
})

export const zoom = style({
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default', color: vars.color.control },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
})

export const credit = style([
  text.caption,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    maxWidth: '100%',
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    color: vars.color.ink2,
    backgroundColor: `color-mix(in srgb, ${vars.color.bg} 88%, transparent)`,
  },
])

export const notice = style([
  text.small,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[8],
    textAlign: 'center',
  },
])

export const land = style({
  fill: ground,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
})

export const water = style({
  fill: vars.color.bg,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})

/** Drawn in the background colour, so that adjacent countries share one line. */
export const border = style({
  stroke: vars.color.bg,
  strokeWidth: 1.25,
  strokeOpacity: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.5 } },
})
globalStyle(`${land}, ${water}`, { fillOpacity: 1 })

export const label = style([
  text.caption,
  {
    display: 'none !important',
    width: '0 !important',
    color: vars.color.ink2,
    letterSpacing: vars.tracking.wide,
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
  },
])

export const hasLabels = style({})
globalStyle(`${hasLabels} ${label}`, { display: 'grid !important', justifyContent: 'center', alignContent: 'center' })

/** Leaflet centres a pin on its position. */
export const pinPlace = style({ marginBlockStart: rem(-22), marginInlineStart: rem(-22), pointerEvents: 'none' })

export const pin = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: vars.color.ink,
  pointerEvents: 'auto',
  ':focus-visible': { outlineOffset: -4, borderRadius: '50%' },
  '::before': {
    content: '""',
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: vars.color.ink,
    border: `3px solid ${vars.color.bg}`,
    boxSizing: 'content-box',
    boxShadow: `0 0 0 1px ${vars.color.ink}`,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&[aria-pressed="true"]::before': { backgroundColor: vars.color.accent, transform: 'scale(1.35)' },
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText', borderColor: 'ButtonFace' },
      selectors: { '&[aria-pressed="true"]::before': { backgroundColor: 'Highlight' } },
    },
  },
})

/** Accessible name of the pin; visible on hover, focus and selection. */
export const pinName = style([
  text.small,
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    width: 'max-content',
    maxWidth: rem(220),
    padding: `${vars.space[1]} ${vars.space[3]}`,
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    textAlign: 'center',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`${pin}[aria-pressed="true"] > &, ${pin}:focus-visible > &`]: { opacity: 1 },
    },
    '@media': { [media.hover]: { selectors: { [`${pin}:hover > &`]: { opacity: 1 } } } },
  },
])
