import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { primitive } from '../../theme/primitive.js'
import { media } from '../../theme/media.js'

const transition = `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`

// A plain link has no styles besides the reset. With styles, it would compete with Button in the same layer, and the
// order of the stylesheets would decide.
export const variant = styleVariants({
  underline: primitive({
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.3em',
    transition,
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'transparent' } } },
  }),
  quiet: primitive({
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.3em',
    transition,
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  }),
})
