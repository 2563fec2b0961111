import { media } from '@vitrine/ui/theme/media'
import { vars } from '@vitrine/ui/theme/contract.css'
import { globalStyle, style } from '@vanilla-extract/css'

/** Over the foot of the page, so that nothing moves; toasts have the other corner. */
export const root = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  // What sticks to the foot of the window says how much room it takes.
  insetBlockEnd: 'var(--vt-toast-inset, 0px)',
  padding: vars.space['4'],
  paddingBlockEnd: `max(${vars.space['4']}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineEnd: 'auto', maxWidth: 560, padding: vars.space['6'] } },
})

export const box = style({ pointerEvents: 'auto', boxShadow: vars.shadow.flyout })

/** The answer: as high as a finger needs. */
export const answer = style({ display: 'inline-flex', alignItems: 'center', minHeight: 36 })

// What gets the focus comes to rest above it, never under it (WCAG 2.4.11).
globalStyle(`:root:has(.${root.split(' ', 1)[0]})`, { scrollPaddingBottom: '14rem' })
