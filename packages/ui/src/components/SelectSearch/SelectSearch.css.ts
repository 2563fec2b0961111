import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const button = style({
  width: rem(44),
  height: rem(44),
  flex: 'none',
  margin: 0,
  padding: 0,
  color: 'inherit',
  borderRadius: vars.radius.control,
  visibility: 'visible',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.accent, backgroundColor: 'transparent' } } },
  },
})

export const icon = style({ width: 18, height: 18 })

export const paper = style({
  marginBlock: vars.space['1'],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
})

export const list = style({
  maxHeight: `min(${rem(360)}, 45dvh)`,
  paddingBlock: vars.space['2'],
  fontFamily: vars.font.body,
  fontSize: vars.size.small,
})

export const option = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minHeight: rem(44),
  padding: `${vars.space['2']} ${vars.space['4']}`,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
    // Forced colours remove backgrounds: the mark at the edge stays.
    '&.Mui-focused': { boxShadow: `inset 2px 0 0 ${vars.color.ink}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
})

export const note = style({ color: vars.color.ink2 })

export const group = style({ listStyle: 'none' })

export const groupLabel = style({
  padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['1']}`,
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
})
