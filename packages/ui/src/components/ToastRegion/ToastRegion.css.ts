import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

/** Over everything, but never in the way: only the messages themselves take the pointer. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1500,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[4],
  pointerEvents: 'none',
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
