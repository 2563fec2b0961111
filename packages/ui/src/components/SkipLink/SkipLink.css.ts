import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  position: 'fixed',
  zIndex: 100,
  top: vars.space['2'],
  left: vars.space['2'],
  padding: `${vars.space['3']} ${vars.space['6']}`,
  backgroundColor: vars.color.cta,
  color: vars.color.ctaText,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.wide,
  transform: 'translateY(-200%)',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  ':focus': { transform: 'none' },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
