import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { safeArea } from '../../material/safeArea.js'

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  margin: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  // A shadow is invisible on black.
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.flyout,
  '@media': {
    // At 400 % zoom there is no room for fixed parts, so the whole dialog scrolls.
    [media.short]: { overflowY: 'auto' },
  },
})

const onScreen = (px: number) => ({
  width: `min(${rem(px)}, 100% - 2 * ${vars.space['4']})`,
  maxWidth: 'none',
  maxHeight: `calc(100dvh - 2 * ${vars.space['4']})`,
})

export const size = styleVariants({
  small: onScreen(400),
  medium: onScreen(640),
  full: { width: '100%', maxWidth: 'none', height: '100dvh', maxHeight: 'none', border: 0, boxShadow: 'none' },
})

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  gap: vars.space['2'],
  paddingInlineStart: `max(${vars.space['6']}, ${safeArea.left})`,
  paddingInlineEnd: `max(${vars.space['3']}, ${safeArea.right})`,
  paddingBlockStart: vars.space['3'],
})

export const title = style({
  flex: '1 1 auto',
  minWidth: 0,
  // Aligns the first line with the close button.
  paddingBlockStart: vars.space['2'],
  overflowWrap: 'anywhere',
})

export const close = style({ marginInlineStart: 'auto' })

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  textWrap: 'pretty',
  '@media': { [media.short]: { flex: 'none', overflowY: 'visible' } },
})

export const bodySize = styleVariants({
  small: { padding: `${vars.space['3']} ${vars.space['6']} ${vars.space['6']}`, color: vars.color.ink2 },
  medium: { padding: `${vars.space['4']} ${vars.space['6']} ${vars.space['6']}` },
  full: {
    display: 'grid',
    placeItems: 'center',
    // An image fills the available area without scrolling.
    containerType: 'size',
    padding: vars.space['4'],
    paddingBlockEnd: `max(${vars.space['4']}, ${safeArea.bottom})`,
    '@media': { [media.short]: { minHeight: '80dvh' } },
  },
})

globalStyle(`${bodySize.full} img`, {
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '100cqb',
  objectFit: 'contain',
})

export const actions = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  padding: `0 ${vars.space['6']} max(${vars.space['6']}, ${safeArea.bottom})`,
  '@media': { [`not all and ${media.tablet}`]: { flexDirection: 'column', alignItems: 'stretch' } },
})
