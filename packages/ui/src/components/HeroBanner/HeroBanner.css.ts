import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { fade, veilTo } from './veil.js'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"stage"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  maxWidth: vars.layout.max,
  marginInline: 'auto',
})

export const picture = style({ gridArea: 'stage', minHeight: 0 })

// Room for the header above and a hint of the next section below.
export const size = styleVariants({
  full: {
    height: 'clamp(30rem, calc(100svh - 12rem), 46rem)',
    '@media': { [media.desktop]: { height: 'clamp(34rem, calc(100svh - 8.5rem), 56rem)' } },
  },
  medium: {
    height: 'clamp(26rem, 70svh, 34rem)',
    '@media': { [media.desktop]: { height: 'clamp(26rem, 62svh, 40rem)' } },
  },
})

export const plain = style({
  height: 'auto',
  paddingBlock: vars.space['24'],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
})

export const content = style({
  gridArea: 'stage',
  alignSelf: 'end',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['4'],
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space['32']} ${vars.space['8']}`,
  '@media': {
    [media.desktop]: {
      alignSelf: 'stretch',
      alignContent: 'end',
      justifySelf: 'start',
      paddingBlock: vars.space['16'],
      // The length over which the veil fades.
      paddingInlineEnd: `calc(2 * ${vars.space['32']})`,
    },
  },
})

export const plainContent = style({
  paddingBlock: 0,
  '@media': { [media.desktop]: { paddingBlock: 0 } },
})

// From below on phones, from the side above.
const veil = (color: string) => ({
  backgroundImage: veilTo('to top', color, fade),
  '@media': {
    [media.desktop]: {
      backgroundImage: veilTo('to right', color, `${fade} * 2`),
      selectors: { '&:dir(rtl)': { backgroundImage: veilTo('to left', color, `${fade} * 2`) } },
    },
  },
})

export const tone = styleVariants({
  onDark: { color: vars.color.onScrim, ...veil(vars.color.scrim) },
  onLight: { color: vars.color.onScrimLight, ...veil(vars.color.scrimLight) },
})

// Long German compounds, on wide screens too.
export const title = style({ maxWidth: 'min(13ch, 100%)', hyphens: 'auto', hyphenateLimitChars: '14 6 6' })

export const copy = style({ maxWidth: '46ch' })

export const action = style({
  marginTop: vars.space['2'],
  borderColor: 'currentColor',
  ':focus-visible': { outlineColor: 'currentColor' },
  minWidth: rem(176),
  // On a bare photograph neither border nor words would be seen.
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
})
