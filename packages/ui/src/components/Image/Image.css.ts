import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

/** The link below the image extends over the image. */
export const root = style({ position: 'relative' })

export const frame = style({ position: 'relative' })

export const opener = style({
  display: 'block',
  position: 'relative',
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: 2 },
})

export const sign = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  color: vars.color.ink,
  background: vars.color.surface,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  '@media': {
    // Where hovering is possible, the zoom button is hidden until hover or focus.
    [`${media.hover} and ${media.desktop}`]: {
      opacity: 0,
      selectors: { [`${opener}:hover &, ${opener}:focus-visible &`]: { opacity: 1 } },
    },
    [media.forcedColors]: { border: '1px solid', opacity: 1 },
  },
})

const link = style({ position: 'static', '::after': { content: '', position: 'absolute', inset: 0 } })

/** As wide as the image; the page margin is not clickable. */
const within = [link, { '::after': { insetInline: vars.layout.margin } }]

export const linkOf = styleVariants({ text: within, wide: within, full: [link] })
