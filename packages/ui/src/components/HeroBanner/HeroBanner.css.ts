import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"stage"',
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
  justifyItems: 'start',
  gap: vars.space['4'],
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space['32']} ${vars.space['8']}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space['40']} ${vars.space['16']}` } },
})

export const plainContent = style({ paddingBlock: 0, alignSelf: 'center' })

// The veil is as tall as the text block and reaches full strength before the first line, so that small text keeps
// 4.5:1 over any photograph while the picture above stays untouched.
export const tone = styleVariants({
  onDark: {
    color: vars.color.onScrim,
    backgroundImage: `linear-gradient(to top, ${vars.color.scrim} calc(100% - ${vars.space['32']}), transparent)`,
  },
  onLight: {
    color: vars.color.onScrimLight,
    backgroundImage: `linear-gradient(to top, ${vars.color.scrimLight} calc(100% - ${vars.space['32']}), transparent)`,
  },
})

export const title = style({ maxWidth: '16ch' })

export const copy = style({ maxWidth: '46ch' })

export const action = style({
  marginTop: vars.space['2'],
  borderColor: 'currentColor',
  ':focus-visible': { outlineColor: 'currentColor' },
  minWidth: rem(176),
})
