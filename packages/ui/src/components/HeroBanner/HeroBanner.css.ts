import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { stageHeight } from './stage.js'
import { veilBeside } from './veil.js'

/**
 * On phones the text is below the photograph, so that its subject stays visible; from tablets up it is on the
 * photograph.
 */
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"stage" "body"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  maxWidth: vars.layout.max,
  marginInline: 'auto',
  // Collapses with the margin of the next section; the larger one applies.
  marginBlockEnd: vars.layout.section,
  '@media': { [media.tablet]: { gridTemplateAreas: '"stage"' } },
})

// Leaves space for the header above and the beginning of the next section below.
export const size = styleVariants({
  full: {
    '@media': {
      [media.tablet]: { height: 'clamp(30rem, calc(100svh - 12rem), 46rem)' },
      [media.desktop]: { height: 'clamp(34rem, calc(100svh - 8.5rem), 56rem)' },
    },
  },
  medium: {
    '@media': {
      [media.tablet]: { height: 'clamp(26rem, 70svh, 34rem)' },
      [media.desktop]: { height: 'clamp(26rem, 62svh, 40rem)' },
    },
  },
})

const inStage = style({ gridArea: 'stage', minHeight: 0 })

/** On phones, as tall as possible while the text stays on the first screen. */
export const picture = styleVariants({
  full: [inStage, { height: stageHeight, '@media': { [media.tablet]: { height: 'auto' } } }],
  medium: [
    inStage,
    { height: 'clamp(15rem, 100svh - 33rem, min(100vw, 52svh))', '@media': { [media.tablet]: { height: 'auto' } } },
  ],
})

export const plain = style({
  height: 'auto',
  paddingBlock: vars.space['24'],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
})

export const content = style({
  gridArea: 'body',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['4'],
  paddingInline: vars.layout.margin,
  paddingBlockStart: vars.space['8'],
  '@media': {
    [media.tablet]: { gridArea: 'stage', alignSelf: 'end', paddingBlock: `${vars.space['32']} ${vars.space['8']}` },
    [media.desktop]: {
      alignSelf: 'stretch',
      alignContent: 'end',
      justifySelf: 'start',
      paddingBlock: vars.space['16'],
      // The veil begins to fade here and ends outside the box.
      paddingInlineEnd: `calc(2 * ${vars.space['32']})`,
    },
  },
})

export const plainContent = style({
  paddingBlock: 0,
  '@media': { [media.tablet]: { paddingBlock: 0 }, [media.desktop]: { paddingBlock: 0 } },
})

const inkOf = (color: string) => style({ '@media': { [media.tablet]: { color } } })

export const tone = styleVariants({
  onDark: [inkOf(vars.color.onScrim), veilBeside(vars.color.scrim, 'start')],
  onLight: [inkOf(vars.color.onScrimLight), veilBeside(vars.color.scrimLight, 'start')],
})

// Hyphenates long German compounds, also on wide screens. No percentage here, because the veil would grow with a
// one-line title.
export const title = style({
  maxWidth: '13ch',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '14 6 6',
})

// Short lines next to the subject; the veil is as wide as the text.
export const copy = style({ maxWidth: '46ch', '@media': { [media.desktop]: { maxWidth: '34ch' } } })

export const action = style({
  marginTop: vars.space['2'],
  borderColor: 'currentColor',
  ':focus-visible': { outlineColor: 'currentColor' },
  minWidth: rem(176),
  // On a bare photograph neither border nor text would have contrast.
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
})
