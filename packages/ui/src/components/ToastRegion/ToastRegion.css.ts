import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

/** Over everything, but never in the way: only the messages themselves take the pointer. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  // What sticks to the foot of the window says how much room it takes.
  insetBlockEnd: 'calc(var(--vt-toast-inset, 0px) + var(--vt-notice-inset, 0px))',
  zIndex: 1500,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  ':focus-visible': { outlineOffset: -4 },
  '@media': { [media.tablet]: { padding: vars.space[6] } },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  '@media': { [media.tablet]: { alignItems: 'end' } },
})
