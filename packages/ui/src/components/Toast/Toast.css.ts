import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

const enter = keyframes({ from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: '0 0' } })

export const root = style({
  pointerEvents: 'auto',
  boxShadow: vars.shadow.flyout,
  animation: `${enter} ${vars.motion.base} ${vars.motion.ease}`,
})

export const variant = styleVariants({
  toast: { width: '100%', '@media': { [media.tablet]: { maxWidth: 420 } } },
  banner: { width: '100%' },
})
