import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({ position: 'relative' })

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: rem(44),
  whiteSpace: 'nowrap',
})

export const icon = style({ width: rem(18), height: rem(18) })

export const chevron = style({
  width: rem(12),
  height: rem(12),
  strokeWidth: 2,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${root}[open] &`]: { transform: 'rotate(180deg)' } },
})

const panel = style({
  position: 'absolute',
  zIndex: 30,
  insetInlineEnd: 0,
  width: rem(320),
  maxWidth: `calc(100vw - 2 * ${vars.layout.margin})`,
  maxHeight: '70svh',
  overflowY: 'auto',
  padding: vars.space['6'],
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
})

export const placement = styleVariants({
  below: [panel, { top: '100%' }],
  above: [panel, { bottom: '100%', insetInline: '0 auto' }],
})

export const country = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  paddingBlock: vars.space['2'],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})

export const languages = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space['1'] })

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(36),
  paddingInline: vars.space['2'],
  color: vars.color.ink2,
  selectors: {
    '&[aria-current="true"]': { color: vars.color.ink, boxShadow: `inset 0 -1px 0 ${vars.color.ink}` },
  },
  '@media': { [media.hover]: { ':hover': { color: vars.color.ink } } },
})
