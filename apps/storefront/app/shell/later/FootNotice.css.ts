import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@vitrine/ui/theme/contract.css'
import { media } from '@vitrine/ui/theme/media'

/** A strip along the foot of the window: nothing moves, and as little as possible is covered. */
export const root = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  // What sticks to the foot of the window stands above it (`--vt-notice-inset`).
  insetBlockEnd: 0,
})

/** Over the looks of a message in the flow: edges of the strip, its width, its smaller type. */
export const box = style({
  selectors: {
    '&&': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInlineStart: vars.layout.margin,
      // The cross ends where the page does.
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

/** There is no room for a sign on phones. */
export const icon = style({ '@media': { [`not all and ${media.tablet}`]: { display: 'none' } } })

/** The way on follows the words in their line. */
export const body = style({ selectors: { '&&': { display: 'block', textWrap: 'pretty' } } })

/** The answer: as high as a finger needs, without making the line higher. */
export const answer = style({
  position: 'relative',
  whiteSpace: 'nowrap',
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.75rem' },
})

// What gets the focus comes to rest above it, never under it (WCAG 2.4.11).
globalStyle(`:root:has(.${root.split(' ', 1)[0]})`, { scrollPaddingBottom: '9rem' })
