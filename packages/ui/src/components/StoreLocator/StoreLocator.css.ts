import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlock: vars.layout.lead })

// Doubled class, because the list inside a group has its own columns.
export const services = style({
  selectors: {
    '&&': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[8],
      rowGap: vars.space[1],
      overflowWrap: 'anywhere',
    },
  },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[12],
  paddingBlock: vars.space[3],
  // Reserves space for the select and the button rendered after hydration.
  minHeight: rem(140),
  '@media': {
    [media.tablet]: { minHeight: rem(84) },
    [media.noScript]: { minHeight: 0 },
  },
})

export const count = style([text.body, { marginInlineEnd: 'auto', color: vars.color.ink2 }])

export const note = style([text.small, { width: '100%', color: vars.color.ink2 }])

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] })

/** Next to the map the list is a single column; the page scrolls, and the map is sticky. */
export const isSplit = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: vars.space[16],
      alignItems: 'start',
    },
  },
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gutter,
  rowGap: vars.space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[12] },
  },
})

export const listBesideMap = style({
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1, gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
})

export const item = style({
  display: 'grid',
  // Keeps a card below the header when scrolled to.
  scrollMarginBlock: `calc(${vars.layout.headerLarge} + ${vars.space[8]})`,
})

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerLarge} + ${vars.space[4]})`,
    },
  },
})

export const mapFrame = style({
  '@media': {
    [media.desktop]: {
      aspectRatio: 'auto',
      height: `min(${rem(760)}, 100dvh - ${vars.layout.headerLarge} - 2 * ${vars.space[8]})`,
    },
  },
})

/** The selected boutique, shown when the list is below the map and out of view. */
export const chosen = style({
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: 0,
  '@media': { [media.desktop]: { display: 'none' } },
})

export const chosenCard = style({ border: 0, boxShadow: 'none', paddingBlockEnd: 0 })

export const skeleton = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[6] })

export const message = style({ marginBlockStart: vars.space[12] })
