import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  marginBlockEnd: vars.layout.section,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.layout.lead,
})

export const picture = style({ maxWidth: vars.layout.max, marginInline: 'auto', width: '100%' })

/** Name and text on the left, visitor information on the right. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[12],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
      rowGap: vars.layout.lead,
      alignItems: 'start',
    },
  },
})

export const isAlone = style({ paddingBlockStart: vars.layout.lead })

const left = { '@media': { [media.desktop]: { gridColumn: '1 / span 6' } } }
const right = { '@media': { [media.desktop]: { gridColumn: '8 / span 5' } } }

export const head = style([
  left,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space[4] },
])

export const overline = style([text.overline, { color: vars.color.overline }])

export const title = style({ overflowWrap: 'anywhere' })

export const copy = style([text.lead, { maxWidth: '52ch', color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  '@media': { [`not all and ${media.tablet}`]: { flexDirection: 'column', alignItems: 'stretch', width: '100%' } },
})

export const contact = style([
  right,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], justifyItems: 'start' },
])

export const address = style([text.lead, { fontStyle: 'normal', overflowWrap: 'anywhere' }])

export const way = style([
  text.body,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minHeight: rem(44), overflowWrap: 'anywhere' },
])

export const ways = style({ marginBlockStart: vars.space[2] })

export const hours = style([left, { maxWidth: rem(520), width: '100%' }])

export const offer = style([right, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] }])

export const heading = style([text.overline, { color: vars.color.overline, paddingBlockEnd: vars.space[3] }])

export const entry = style([
  text.body,
  {
    display: 'block',
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  },
])

export const brands = style([
  text.h3,
  { overflowWrap: 'anywhere', display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6], rowGap: vars.space[2] },
])

export const adviser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'center',
  paddingBlockStart: vars.layout.lead,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
    },
    [media.desktop]: { gridColumn: '1 / -1' },
  },
})

export const portrait = style({
  width: '100%',
  maxWidth: rem(320),
  '@media': {
    [media.tablet]: { gridColumn: '1 / span 4', maxWidth: 'none' },
    [media.desktop]: { gridColumn: '1 / span 3' },
  },
})

export const adviserText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridColumn: '6 / span 7' }, [media.desktop]: { gridColumn: '5 / span 6' } },
})

export const adviserAlone = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } })

export const role = style([text.small, { color: vars.color.ink2 }])

export const quote = style([text.body, { maxWidth: '52ch', color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  // Reserves space for the button rendered after hydration.
  minHeight: rem(72),
  '@media': { [media.desktop]: { gridColumn: '1 / -1' }, [media.noScript]: { display: 'none' } },
})

export const mapFrame = style({
  width: '100%',
  '@media': { [media.tablet]: { aspectRatio: '21 / 9' } },
})

export const note = style([text.small, { color: vars.color.ink2 }])
