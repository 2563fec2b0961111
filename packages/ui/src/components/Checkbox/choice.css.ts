import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const edge = createVar()

/** The target is 24 px, the visible box 20 px. */
export const input = style({
  vars: { [edge]: vars.color.control },
  position: 'relative',
  flex: 'none',
  width: rem(24),
  height: rem(24),
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  scrollMarginBlock: vars.space[16],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: rem(2),
    insetInline: `0 ${rem(4)}`,
    border: `1px solid ${edge}`,
    borderRadius: vars.radius.control,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  },
  '::after': { content: '', position: 'absolute', opacity: 0 },
  selectors: {
    '&[aria-invalid="true"], [aria-invalid="true"] &': { vars: { [edge]: vars.color.error } },
    // Outlines the visible box, which is smaller than the target.
    '&:focus-visible::before': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:disabled': { vars: { [edge]: vars.color.line }, cursor: 'not-allowed' },
    '&:checked::after': { opacity: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { vars: { [edge]: vars.color.ink } } } },
    '(forced-colors: none)': { ':focus-visible': { outline: 'none' } },
    // Uses the native control, because custom drawing disappears in forced colours.
    [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
})

/** A check mark, or a dash when partially checked. */
export const checkbox = style([
  input,
  {
    '::after': {
      insetInlineStart: rem(7),
      top: rem(6),
      width: rem(6),
      height: rem(10),
      border: `solid ${vars.color.ctaText}`,
      borderWidth: '0 1.5px 1.5px 0',
      rotate: '45deg',
    },
    selectors: {
      '&:is(:checked, :indeterminate)::before': { background: vars.color.cta, borderColor: vars.color.cta },
      '&:indeterminate::after': {
        opacity: 1,
        insetInlineStart: rem(5),
        top: rem(11),
        width: rem(10),
        height: 0,
        borderWidth: '0 0 1.5px 0',
        rotate: '0deg',
      },
      '&:disabled:is(:checked, :indeterminate)::before': { background: vars.color.ink2, borderColor: vars.color.ink2 },
      '&:disabled::after': { borderColor: vars.color.bg },
    },
  },
])

export const radio = style([
  input,
  {
    borderRadius: '50%',
    '::before': { borderRadius: '50%' },
    '::after': {
      insetBlock: rem(7),
      insetInline: `${rem(5)} ${rem(9)}`,
      borderRadius: '50%',
      background: vars.color.cta,
    },
    selectors: {
      '&:checked': { vars: { [edge]: vars.color.cta } },
      '&:disabled::after': { background: vars.color.ink2 },
    },
  },
])

/** Control, label and description of one option, at least 44 px high. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
  columnGap: vars.space[2],
  minHeight: rem(44),
  minWidth: 0,
})

globalStyle(`${choice} > ${input}`, { marginBlockStart: rem(10) })

/** Centred on the control when it has one line, top-aligned when it has more. */
export const label = style([
  text.body,
  {
    paddingBlock: rem(9),
    overflowWrap: 'break-word',
    cursor: 'pointer',
    selectors: {
      [`${input}:disabled + &`]: { color: vars.color.ink2, cursor: 'not-allowed' },
      '&:not(:last-child)': { paddingBlockEnd: 0 },
    },
  },
])

export const description = style([
  text.small,
  { gridColumn: 2, paddingBlockEnd: rem(9), color: vars.color.ink2, overflowWrap: 'break-word' },
])

export const variant = styleVariants({
  list: {},
  card: {
    paddingBlock: rem(9),
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`&:has(${input}:disabled)`]: { borderColor: vars.color.line },
      [`&:has(${input}:checked)`]: {
        background: vars.color.surface,
        borderColor: vars.color.cta,
        boxShadow: `inset 0 0 0 1px ${vars.color.cta}`,
      },
      [`[aria-invalid="true"] &, &:has([aria-invalid="true"])`]: { borderColor: vars.color.error },
    },
    '@media': {
      [media.hover]: { selectors: { [`&:hover:not(:has(${input}:disabled))`]: { borderColor: vars.color.ink } } },
      [media.forcedColors]: { selectors: { [`&:has(${input}:checked)`]: { outline: '2px solid Highlight' } } },
    },
  },
})

export const list = styleVariants({
  list: { display: 'grid' },
  card: { display: 'grid', gap: vars.space[3] },
})

/** The whole card is clickable. */
globalStyle(`${variant.card} > ${label}::after`, { content: '', position: 'absolute', inset: 0 })

/** In columns where there is space. */
export const inColumns = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' } },
})
