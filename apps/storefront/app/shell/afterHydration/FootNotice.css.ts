import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@vitrine/ui/theme/contract.css'
import { media } from '@vitrine/ui/theme/media'

/** A strip at the bottom of the window, out of the flow and as small as possible. */
export const root = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  // Elements that stick to the bottom of the window are placed above it (`--vt-notice-inset`).
  insetBlockEnd: 0,
})

/** Overrides the in-flow message styles: edges, width, smaller type. */
export const box = style({
  selectors: {
    '&&': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInlineStart: vars.layout.margin,
      // Aligns the close button with the page margin.
      paddingInlineEnd: `calc(${vars.layout.margin} - 0.625rem)`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      fontSize: vars.size.caption,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
    },
  },
  '@media': {
    [media.tablet]: {
      selectors: { '&&': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', fontSize: vars.size.small } },
    },
  },
})

/** Hidden on phones for lack of space. */
export const icon = style({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } })

/** The action follows the text on the same line. */
export const body = style({ selectors: { '&&': { display: 'block', textWrap: 'pretty' } } })

/** The action button: large enough for touch without increasing the line height. */
export const answer = style({
  position: 'relative',
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.75rem' },
})

// Keeps the focused element above the notice (WCAG 2.4.11).
globalStyle(`:root:has(.${root.split(' ', 1)[0]})`, { scrollPaddingBottom: '9rem' })
