import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** Printed in the system's colours, because a dark theme has no background on paper. */
export const root = style({
  paddingBlock: `${vars.space[12]} ${vars.layout.section}`,
  color: vars.color.ink,
  '@media': {
    [media.print]: {
      paddingBlock: 0,
      vars: {
        [vars.color.bg]: 'Canvas',
        [vars.color.surface]: 'Canvas',
        [vars.color.ink]: 'CanvasText',
        [vars.color.ink2]: 'CanvasText',
        [vars.color.line]: 'GrayText',
      },
    },
  },
})

/** One column; from laptops the summary is beside the rest. */
export const content = style({
  ...column,
  rowGap: vars.space[12],
  '@media': {
    [`screen and ${media.desktop}`]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${rem(340)}, ${rem(420)})`,
      gridTemplateAreas: '"head aside" "main aside"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[16],
      rowGap: vars.space[16],
    },
  },
})

const inArea = (gridArea: string) => ({ '@media': { [`screen and ${media.desktop}`]: { gridArea } } })

export const head = style({ ...column, gap: vars.space[4], alignContent: 'start', ...inArea('head') })

export const title = style([text.h1, { margin: 0, overflowWrap: 'break-word', outlineOffset: 4 }])

export const sent = style([
  text.lead,
  { margin: 0, maxWidth: '40ch', color: vars.color.ink2, overflowWrap: 'anywhere' },
])

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  margin: 0,
  paddingBlockStart: vars.space[4],
})

/** At least 24 px high. */
export const number = style({ display: 'inline-block', paddingBlock: rem(4), whiteSpace: 'nowrap' })

export const quiet = style([text.caption, { color: vars.color.ink2 }])

const screenOnly = { '@media': { [media.print]: { display: 'none' } } } as const

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  ...screenOnly,
})

/** A link on its own line, at least 44 px high. */
export const tool = style([text.small, { display: 'inline-flex', alignItems: 'center', minHeight: rem(44) }])

export const main = style({ ...column, alignContent: 'start', gap: vars.space[12], ...inArea('main') })

export const section = style({ ...column, gap: vars.space[6], breakInside: 'avoid' })

export const sectionTitle = style([text.h3, { margin: 0, overflowWrap: 'break-word' }])

export const prose = style([
  text.body,
  { margin: 0, maxWidth: '60ch', color: vars.color.ink2, overflowWrap: 'break-word' },
])

export const steps = style({ ...column, gap: 0, margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' })

/** Numbered, because the order matters. */
export const step = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: `${rem(40)} minmax(0, 60ch)`,
    paddingBlock: vars.space[4],
    overflowWrap: 'break-word',
    borderBlockStart: `1px solid ${vars.color.line}`,
    counterIncrement: 'step',
    '::before': { content: 'counter(step)', color: vars.color.ink2, fontVariantNumeric: 'lining-nums' },
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  },
])

/** Beside each other where there is space. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
  gap: `${vars.space[8]} ${vars.layout.gutter}`,
})

export const fact = style([
  text.body,
  { ...column, alignContent: 'start', gap: vars.space[3], overflowWrap: 'anywhere', breakInside: 'avoid' },
])

export const factTitle = style([text.small, { margin: 0, color: vars.color.ink2 }])

export const strong = style([text.body, { margin: 0 }])

export const line = style({ display: 'block' })

/** What the shopper has to do comes first and is set apart. */
export const transfer = style({
  ...column,
  gap: vars.space[4],
  padding: vars.space[6],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [media.tablet]: { padding: vars.space[8] } },
})

export const data = style({ ...column, margin: 0 })

export const datum = style({
  display: 'grid',
  gridTemplateColumns: `${rem(140)} minmax(0, 1fr)`,
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const value = style([
  text.body,
  { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'lining-nums tabular-nums' },
])

export const documents = style({ margin: 0, padding: 0, listStyle: 'none' })

export const aside = style({
  ...column,
  justifyItems: 'stretch',
  alignContent: 'start',
  gap: vars.space[8],
  ...inArea('aside'),
})

export const account = style({
  ...column,
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...screenOnly,
})

export const accountTitle = style([text.h3, { margin: 0, overflowWrap: 'break-word' }])

export const onScreen = style({ justifySelf: 'start', ...screenOnly })
