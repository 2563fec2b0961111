import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { primitive } from '../../theme/primitive.js'
import { media } from '../../theme/media.js'

const transition = `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`

// A plain link is what the reset makes of it. Rules of its own would compete with those of a Button that is a link: one
// layer, and whichever stylesheet comes last wins.
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
