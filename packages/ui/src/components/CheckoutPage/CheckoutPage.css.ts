import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  minHeight: '70vh',
  paddingBlock: `${vars.space[8]} ${vars.layout.section}`,
  color: vars.color.ink,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[12] } },
})

/** One column on phones: title, summary, steps, help. From laptops the summary and the help are beside the steps. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "summary" "main" "help"',
  rowGap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${rem(340)}, ${rem(420)})`,
      gridTemplateAreas: '"head help" "main summary"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[16],
      rowGap: vars.space[12],
    },
  },
})

export const title = style([text.h1, { gridArea: 'head', margin: 0, outlineOffset: 4 }])

export const main = style({
  gridArea: 'main',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[8],
  minWidth: 0,
})

export const steps = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

/** Stays in view beside the steps. */
export const summary = style({
  gridArea: 'summary',
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
    [media.short]: { position: 'static' },
  },
})

export const help = style([
  text.small,
  {
    gridArea: 'help',
    minWidth: 0,
    color: vars.color.ink2,
    overflowWrap: 'break-word',
    '@media': { [media.desktop]: { alignSelf: 'end', justifySelf: 'end', textAlign: 'end' } },
  },
])
