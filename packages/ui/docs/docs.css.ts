import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../src/theme/contract.css.js'
import { media } from '../src/theme/media.js'

globalStyle('.sbdocs.sbdocs-wrapper', { backgroundColor: vars.color.bg, color: vars.color.ink })
globalStyle('.sbdocs.sbdocs-content', { maxWidth: 1120, font: 'inherit' })

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space['4'],
  color: vars.color.ink,
  fontFamily: vars.font.body,
})
/** The template's parts keep their own rhythm. */
globalStyle(`${page} > div:empty`, { display: 'none' })

export const lead = style({ maxWidth: '60ch', color: vars.color.ink2 })
export const heading = style({ marginBlockStart: vars.space['12'] })
export const subheading = style({ marginBlockStart: vars.space['8'] })
export const prose = style({ maxWidth: '66ch' })
export const list = style({ maxWidth: '66ch', paddingInlineStart: '1.25em' })
globalStyle(`${list} > li + li`, { marginBlockStart: vars.space['2'] })
globalStyle(`${list} > li::marker`, { color: vars.color.accent })
export const code = style({
  paddingInline: '0.3em',
  backgroundColor: vars.color.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.88em',
  overflowWrap: 'anywhere',
})
export const pre = style({
  padding: vars.space['4'],
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  overflowX: 'auto',
})
globalStyle(`${pre} code`, { padding: 0, backgroundColor: 'transparent', fontSize: 'inherit' })
export const link = style({ textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.25em' })

export const scroll = style({ overflowX: 'auto' })
export const table = style({ width: '100%', fontSize: vars.size.small })
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['3']} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} th`, { fontWeight: vars.weight.medium })
export const swatch = style({
  display: 'inline-block',
  width: 16,
  height: 16,
  marginInlineEnd: vars.space['2'],
  border: `1px solid ${vars.color.control}`,
  verticalAlign: '-3px',
})

export const columns = style({
  display: 'grid',
  gap: vars.space['8'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const rules = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.ink}`,
})
export const quiet = style({ color: vars.color.ink2 })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: vars.space['4'],
})
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['1'],
  fontSize: vars.size.caption,
  lineHeight: vars.lineHeight.caption,
})
export const field = style({ height: 88, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card })
export const drawing = style({ display: 'grid', justifyItems: 'start', gap: vars.space['2'], padding: vars.space['3'] })
export const rows = style({ display: 'grid', gap: vars.space['6'] })
export const bar = style({ height: 12, backgroundColor: vars.color.accent })
export const mover = style({
  width: 48,
  height: 48,
  backgroundColor: vars.color.accent,
  selectors: { ':hover > &, :focus-visible > &': { transform: 'translateX(96px)' } },
})
export const track = style({ padding: vars.space['3'], border: `1px solid ${vars.color.line}`, textAlign: 'start' })
export const column = style({ height: 96, backgroundColor: vars.color.tile, border: `1px solid ${vars.color.line}` })
export const columnsOfGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
})
