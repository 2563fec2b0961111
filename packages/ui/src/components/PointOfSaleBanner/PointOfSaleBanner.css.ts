import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.section,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingInline: vars.layout.margin },
  },
})

export const picture = styleVariants({
  left: { '@media': { [media.tablet]: { gridColumn: '1 / span 7', gridRow: 1 } } },
  right: { '@media': { [media.tablet]: { gridColumn: '6 / span 7', gridRow: 1 } } },
})

const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space['6'],
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space['8']} ${vars.space['12']}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.tablet]: { paddingInline: vars.space['8'], paddingBlock: vars.space['12'] },
    [media.desktop]: { paddingInline: `clamp(${vars.space['12']}, 6vw, ${vars.space['24']})` },
  },
})

export const side = styleVariants({
  left: [panel, { '@media': { [media.tablet]: { gridColumn: '8 / span 5', gridRow: 1 } } }],
  right: [panel, { '@media': { [media.tablet]: { gridColumn: '1 / span 5', gridRow: 1 } } }],
  alone: [panel, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } }],
})

export const heading = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] })

export const overline = style({ color: vars.color.overline })

/** Hyphenates long German compounds in the narrow panel. */
export const name = style({ hyphens: 'auto', hyphenateLimitChars: '14 6 6' })

export const copy = style({ maxWidth: '62ch', color: vars.color.ink2, overflowWrap: 'anywhere' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['3'],
})

export const address = style({ fontStyle: 'normal', color: vars.color.ink2 })

export const line = style({ display: 'block' })

export const status = style({ fontWeight: vars.weight.medium })

/** Large touch target. */
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: rem(44),
  fontVariantNumeric: 'tabular-nums',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['8'],
  rowGap: vars.space['2'],
  maxWidth: '100%',
})
