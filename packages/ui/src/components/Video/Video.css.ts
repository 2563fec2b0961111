import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const frame = style({ position: 'relative', overflow: 'hidden' })

/** Above the poster, with a fade-in. */
export const film = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const isShowing = style({ opacity: 1 })

export const button = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  color: vars.color.onScrim,
  background: vars.color.scrim,
  ':focus-visible': { outlineColor: vars.color.onScrim, outlineOffset: -4 },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { color: vars.color.onScrim } } },
    [media.tablet]: { insetBlockEnd: vars.space[4], insetInlineEnd: vars.space[4] },
  },
})

/** Displayed below the caption; in the markup the caption closes the figure. */
export const transcript = style({ order: 1, marginBlockStart: vars.space[4] })

export const transcriptOf = styleVariants({ text: {}, wide: {}, full: { marginInline: vars.layout.margin } })
