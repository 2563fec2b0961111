import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({ display: 'inline-flex', maxWidth: '100%' })

export const button = style({ maxWidth: '100%', overflowWrap: 'anywhere' })

export const mark = style({
  width: 18,
  height: 18,
  flex: 'none',
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const paper = style({
  minWidth: rem(220),
  maxWidth: `min(${rem(360)}, 100vw - 2 * ${vars.space['4']})`,
  marginBlockStart: vars.space['1'],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
})

export const list = style({ paddingBlock: vars.space['2'] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minHeight: rem(44),
  padding: `${vars.space['2']} ${vars.space['4']}`,
  color: 'inherit',
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
  lineHeight: vars.lineHeight.small,
  whiteSpace: 'normal',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: vars.color.ink2, opacity: 0.6 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 } } } },
})

export const startsGroup = style({
  position: 'relative',
  marginBlockStart: `calc(2 * ${vars.space['2']})`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(-1 * ${vars.space['2']})`,
    borderTop: `1px solid ${vars.color.line}`,
  },
})

export const icon = style({ flex: 'none', width: 20, height: 20, color: vars.color.ink2 })

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' })
