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
globalStyle(`${page} > section`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space['4'] })
/** The parts of the docs template keep their own spacing. */
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
  width: 'max-content',
  minWidth: '100%',
})
globalStyle(`${pre} code`, { padding: 0, backgroundColor: 'transparent', fontSize: 'inherit' })
export const link = style({ textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.25em' })

export const scroll = style({ padding: 1, overflowX: 'auto' })
export const table = style({ width: '100%', fontSize: vars.size.small })
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['3']} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
/** Tables with three or more columns do not break words; they scroll. */
globalStyle(`${table}:has(th:nth-child(3), td:nth-child(3))`, { minWidth: '36rem' })
globalStyle(`${table} code`, { overflowWrap: 'break-word' })
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
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
export const drawing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  width: '100%',
  padding: vars.space['3'],
  border: '1px solid transparent',
  fontSize: vars.size.caption,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.line, backgroundColor: vars.color.surface },
})
export const rows = style({ display: 'grid', gap: vars.space['6'] })
export const bar = style({ display: 'block', height: 12, backgroundColor: vars.color.accent })
export const mover = style({
  width: 48,
  height: 48,
  backgroundColor: vars.color.accent,
  selectors: { ':hover > &, :focus-visible > &': { transform: 'translateX(96px)' } },
})
export const track = style({ padding: vars.space['3'], border: `1px solid ${vars.color.line}`, textAlign: 'start' })

export const name = style({ overflowWrap: 'anywhere' })
export const stateName = style({
  marginBlock: `${vars.space['6']} ${vars.space['2']}`,
  fontWeight: vars.weight.medium,
})
export const keys = style({ width: 'min(16rem, 34vw)', lineHeight: 2 })
export const key = style({
  display: 'inline-block',
  paddingInline: vars.space['2'],
  border: `1px solid ${vars.color.control}`,
  borderRadius: 2,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
  fontSize: vars.size.caption,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  maxWidth: '66ch',
  margin: 0,
  fontSize: vars.size.small,
  lineHeight: vars.lineHeight.small,
})
globalStyle(`${facts} dt`, { fontWeight: vars.weight.medium })
globalStyle(`${facts} dd`, { margin: 0 })

export const change = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlock: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
globalStyle(`${change} div`, { display: 'grid', gap: vars.space['4'] })
export const more = style({ paddingBlock: vars.space['2'], borderBlockEnd: `1px solid ${vars.color.line}` })
globalStyle(`${more} > summary`, { paddingBlock: vars.space['2'], listStyle: 'none', cursor: 'pointer' })
globalStyle(`${more} > summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${more} > summary::before`, {
  content: '"+" / ""',
  display: 'inline-block',
  width: '1.2em',
  color: vars.color.accent,
})
globalStyle(`${more}[open] > summary::before`, { content: '"\\2013" / ""' })
globalStyle(`${change} ${more}`, { border: 0, paddingBlock: 0 })
export const promises = style({
  display: 'grid',
  gap: vars.space['6'],
  margin: 0,
  paddingBlock: `${vars.space['4']} ${vars.space['8']}`,
  fontSize: vars.size.small,
  lineHeight: vars.lineHeight.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space['8'] } },
})
globalStyle(`${promises} dt`, { fontWeight: vars.weight.medium, paddingBlockEnd: vars.space['1'] })
globalStyle(`${promises} dd`, { margin: 0, paddingBlockEnd: vars.space['1'] })
export const nameColumn = style({ width: 'min(15rem, 34vw)' })
export const statusColumn = style({ width: '6rem' })

export const swatches = style([grid, { margin: 0, padding: 0, paddingBlockStart: vars.space['4'], listStyle: 'none' }])
export const pair = style({ whiteSpace: 'nowrap' })
export const sample = style({
  display: 'inline-block',
  minWidth: '3.5em',
  marginInlineEnd: vars.space['3'],
  paddingInline: vars.space['2'],
  border: `1px solid ${vars.color.line}`,
  textAlign: 'center',
})
export const outline = style({
  display: 'inline-block',
  width: '1.5em',
  height: '0.8em',
  border: '1px solid',
  verticalAlign: '-1px',
})
export const specimen = style({
  display: 'grid',
  gap: `${vars.space['2']} ${vars.space['8']}`,
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const steps = style({ display: 'grid', gap: vars.space['2'], margin: 0, fontSize: vars.size.caption })
globalStyle(`${steps} > div`, {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
})
globalStyle(`${steps} dt`, { fontWeight: vars.weight.medium })
globalStyle(`${steps} dd`, {
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  margin: 0,
})
export const search = style({ maxWidth: '24rem' })
export const pages = style({
  display: 'grid',
  gap: vars.space['6'],
  alignItems: 'start',
  paddingBlockEnd: vars.space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: '390fr 768fr 1440fr' } },
})
export const pageFigure = style({ display: 'grid', gap: vars.space['3'], margin: 0 })
export const pageDrawing = style({ display: 'block', width: '100%', border: `1px solid ${vars.color.line}` })
export const pageColumn = style({ fill: vars.color.accent2, opacity: 0.16 })
export const pageHeader = style({ fill: vars.color.bar })
export const pageBlock = style({ fill: vars.color.ink2, opacity: 0.55 })
export const pageWords = style({ fill: vars.color.ink })
export const principle = style({
  marginBlockStart: vars.space['6'],
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 1fr' } },
})
export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} ${vars.space['6']}`,
  margin: 0,
  paddingInline: 0,
  paddingBlock: vars.space['4'],
  listStyle: 'none',
})
