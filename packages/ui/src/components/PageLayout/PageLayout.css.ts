import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

const stickyBarHeight = rem(88)

/** The footer of a short page is at the bottom of the screen. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
  backgroundColor: vars.color.bg,
  color: vars.color.ink,
})

/** The main area grows; wide content inside it must not widen the page. */
export const main = style({ flex: '1 0 auto', minWidth: 0 })

export const stickyBar = style({
  position: 'sticky',
  zIndex: 15,
  // Above a notice at the bottom of the window.
  bottom: 'var(--vt-notice-inset, 0px)',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.bg,
})

// Elements focused by Tab are never covered by the bar (WCAG 2.4.11).
globalStyle(`html:has(${stickyBar})`, { scrollPaddingBottom: stickyBarHeight })
