import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const state = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3] })

/** Progress line. */
export const line = style({
  appearance: 'none',
  width: rem(200),
  maxWidth: '100%',
  height: 2,
  border: 0,
  background: vars.color.line,
  color: vars.color.ink,
  '::-webkit-progress-bar': { background: vars.color.line },
  '::-webkit-progress-value': { background: vars.color.ink, transition: `inline-size ${vars.motion.base}` },
  '::-moz-progress-bar': { background: vars.color.ink },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

globalStyle(`${line}::-webkit-progress-value`, {
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const failed = style([
  text.small,
  { margin: 0, maxWidth: '48ch', color: vars.color.error, textAlign: 'center', textWrap: 'balance' },
])
