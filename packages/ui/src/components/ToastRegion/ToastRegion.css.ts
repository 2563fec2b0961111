import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

/** Above everything; only the messages themselves receive pointer events. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  // Sticky elements at the bottom of the window set the height they occupy.
  insetBlockEnd: 'calc(var(--vt-toast-inset, 0px) + var(--vt-notice-inset, 0px))',
  zIndex: 1500,
  display: 'flex',
  flexDirection: 'column',
  // Margin instead of padding: without messages the region has no area, and a notice that moves it causes no layout
  // shift.
  margin: vars.space[4],
  marginBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  ':focus-visible': { outlineOffset: 8 },
  '@media': { [media.tablet]: { margin: vars.space[6] } },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  selectors: { '& + &:not(:empty)': { marginBlockStart: vars.space[2] } },
  '@media': { [media.tablet]: { alignItems: 'end' } },
})
