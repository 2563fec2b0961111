import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.layout.max,
  marginInline: 'auto',
})

/** First in tab order, but displayed below. Their space is reserved before they load. */
const below = {
  order: 1,
  minHeight: rem(56),
  paddingInline: vars.layout.margin,
} as const

const appear = keyframes({ from: { opacity: 0 } })

export const controls = styleVariants({
  corner: {
    ...below,
    '@media': {
      [media.desktop]: {
        position: 'absolute',
        zIndex: 1,
        insetBlockEnd: 0,
        insetInlineEnd: 0,
        minHeight: 0,
        paddingInlineStart: vars.space['6'],
        paddingBlockStart: vars.space['1'],
        backgroundColor: vars.color.bg,
        selectors: { '&:empty': { display: 'none' } },
      },
      [media.noScript]: { display: 'none' },
    },
  },
  line: { ...below, '@media': { [media.noScript]: { display: 'none' } } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(56),
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  // Aligns the icon of the last button, not its hit area, with the margin.
  marginInlineEnd: -10,
  '@media': { [media.desktop]: { minHeight: rem(52) } },
})

export const barWithLine = style({ flexWrap: 'wrap', columnGap: vars.space['2'] })

export const line = style({ display: 'flex', flex: '1 1 0', minWidth: rem(64), marginInlineEnd: vars.space['4'] })

export const step = style({ flex: '1 1 0', height: 1, backgroundColor: vars.color.line })

export const here = style({
  height: 2,
  marginBlock: '-0.5px',
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})

export const counter = style([
  text.caption,
  {
    marginInlineEnd: vars.space['3'],
    color: vars.color.ink2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  {
    '@media': {
      [`not all and ${media.desktop}`]: {
        selectors: { [`${bar}:not(${barWithLine}) > &`]: { marginInlineEnd: 'auto' } },
      },
    },
  },
])

/** Aligns the icon, not the hit area, with the margin. */
export const rotation = style({ marginInlineStart: -10 })

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' }, [media.noScript]: { scrollbarWidth: 'auto' } },
})

/** All slides have the height of the tallest. */
export const slide = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
