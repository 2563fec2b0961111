import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({
  paddingBlock: `${vars.space[8]} ${vars.layout.section}`,
  minHeight: '70vh',
  color: vars.color.ink,
})

export const content = style({ display: 'grid', alignContent: 'start', gap: vars.space[6] })

export const head = style({ display: 'grid', gap: vars.space[2] })

export const title = style({ margin: 0, outlineOffset: 4 })

export const count = style({ margin: 0, minHeight: '1lh', color: vars.color.ink2 })

/** Lines and summary side by side; the summary keeps a width at which amounts stay on one line. */
export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${rem(340)}, ${rem(420)})`,
      alignItems: 'start',
      columnGap: vars.space[16],
    },
  },
})

export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.line}`,
})

export const line = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })

/** Stays in view beside a long cart. */
export const aside = style({
  display: 'grid',
  gap: vars.space[8],
  minWidth: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[6]})` },
    [media.short]: { position: 'static' },
  },
})

export const waiting = style({ '@media': { [media.noScript]: { display: 'none' } } })

export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } })
