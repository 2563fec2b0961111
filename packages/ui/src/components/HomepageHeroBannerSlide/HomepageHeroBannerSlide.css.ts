import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { stageHeight } from '../HeroBanner/stage.js'
import { fade, veilBelow, veilBeside } from '../HeroBanner/veil.js'

/** Grows with its text, so that large type is not clipped. On phones the text is below the photograph. */
export const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  width: '100%',
  maxWidth: vars.layout.max,
  marginInline: 'auto',
  '@media': { [media.tablet]: { alignContent: 'normal' } },
})

// Leaves space for the header above and the beginning of the next section below.
export const filled = style({
  '@media': {
    [media.tablet]: { minHeight: 'clamp(30rem, calc(100svh - 12rem), 46rem)' },
    [media.desktop]: { minHeight: 'clamp(34rem, calc(100svh - 8.5rem), 56rem)' },
  },
})

export const plain = style({
  alignContent: 'center',
  '@media': { [media.tablet]: { alignContent: 'center' } },
  paddingBlock: vars.space['24'],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
})

export const picture = style({
  height: stageHeight,
  '@media': { [media.tablet]: { position: 'absolute', inset: 0, height: 'auto' } },
})

export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  paddingInline: vars.layout.margin,
  paddingBlockStart: vars.space['8'],
  '@media': { [media.tablet]: { alignSelf: 'end', paddingBlock: `${fade} ${vars.space['8']}` } },
})

const fromSide = {
  '@media': {
    [media.desktop]: { alignSelf: 'stretch', alignContent: 'end', paddingBlock: vars.space['16'] },
  },
} as const

/** Position of the text from laptops up; on tablets it is at the bottom of the image, on phones below it. */
export const align = styleVariants({
  start: [
    fromSide,
    {
      justifyItems: 'start',
      '@media': { [media.desktop]: { justifySelf: 'start', paddingInlineEnd: `calc(2 * ${fade})` } },
    },
  ],
  center: {
    justifyItems: 'center',
    textAlign: 'center',
    '@media': { [media.desktop]: { paddingBlockEnd: vars.space['16'] } },
  },
  end: [
    fromSide,
    {
      justifyItems: 'start',
      '@media': {
        [media.desktop]: {
          justifySelf: 'end',
          width: `min(100%, calc(${rem(560)} + 2 * ${fade}))`,
          paddingInlineStart: `calc(2 * ${fade})`,
        },
      },
    },
  ],
})

export const plainContent = style({
  justifyItems: 'start',
  paddingBlock: 0,
  '@media': { [media.tablet]: { paddingBlock: 0 } },
})

export const plainCenter = style({ justifyItems: 'center', textAlign: 'center' })

export const tone = styleVariants({
  onDark: { '@media': { [media.tablet]: { color: vars.color.onScrim } } },
  onLight: { '@media': { [media.tablet]: { color: vars.color.onScrimLight } } },
})

const veils = (color: string) =>
  styleVariants({
    start: veilBeside(color, 'start'),
    center: veilBelow(color),
    end: veilBeside(color, 'end'),
  })

export const veil = { onDark: veils(vars.color.scrim), onLight: veils(vars.color.scrimLight) }

// Hyphenates long German compounds, also on wide screens.
const hyphens = { hyphens: 'auto', hyphenateLimitChars: '14 6 6' } as const

export const title = style({ ...hyphens, maxWidth: 'min(15ch, 100%)' })

export const wideTitle = style({ ...hyphens, maxWidth: 'min(24ch, 100%)' })

export const copy = style({ maxWidth: '46ch' })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['8'],
  rowGap: vars.space['2'],
  marginTop: vars.space['2'],
})

export const centered = style({ justifyContent: 'center' })

export const action = style({
  minWidth: rem(176),
  borderColor: 'currentColor',
  ':focus-visible': { outlineColor: 'currentColor' },
  // On a bare photograph neither border nor text would have contrast.
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
})

export const secondAction = style({ ':focus-visible': { outlineColor: 'currentColor' } })

export const film = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '100%',
  height: stageHeight,
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-begun]': { opacity: 1 } },
  '@media': { [media.tablet]: { height: '100%' } },
})

/** Keeps clear of the text and of the slider controls at the bottom. */
export const filmButton = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space['4'],
  insetInlineEnd: `calc(${vars.layout.margin} - 10px)`,
  borderRadius: '50%',
  color: vars.color.onScrim,
  backgroundColor: vars.color.scrim,
  ':focus-visible': { outlineColor: vars.color.onScrim, outlineOffset: -4 },
  '@media': {
    [media.desktop]: { insetBlockStart: vars.space['8'], insetInlineEnd: vars.layout.margin },
    [media.hover]: { ':hover': { color: vars.color.onScrim } },
  },
})
