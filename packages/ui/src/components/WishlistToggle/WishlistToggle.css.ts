import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { primitive } from '../../theme/primitive.js'
import { ground } from '../CloudImage/ground.css.js'

export const root = style(
  primitive({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['2'],
    minWidth: rem(44),
    minHeight: rem(44),
    color: 'inherit',
    cursor: 'pointer',
  }),
)

export const variant = styleVariants({
  // In the tile's background colour, so that it is visible on a photograph; invisible on the tile itself.
  image: primitive({
    position: 'relative',
    isolation: 'isolate',
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: rem(6),
      background: fallbackVar(ground, vars.color.tile),
    },
  }),
  line: primitive({}),
  text: primitive({
    fontFamily: vars.font.body,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.wide,
    paddingInline: vars.space['2'],
  }),
})

const drawing = {
  transition: `fill ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } },
  '@media': {
    [media.hover]: { selectors: { 'button:hover > &': { color: vars.color.accent } } },
    [media.reducedMotion]: { transition: 'none' },
  },
} as const

export const icon = styleVariants({
  image: { ...drawing, width: rem(20), height: rem(20) },
  line: { ...drawing, width: rem(22), height: rem(22) },
  text: { ...drawing, width: rem(20), height: rem(20) },
})
