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
  // Margins, no padding: without messages the region has no area, and a notice that lifts it moves nothing.
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
