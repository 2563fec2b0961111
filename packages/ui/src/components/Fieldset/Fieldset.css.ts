import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ minWidth: 0 })

export const legend = style([
  text.h3,
  { display: 'block', width: '100%', padding: 0, marginBlockEnd: vars.space[6], overflowWrap: 'break-word' },
])

/** Introductory text below the legend. */
export const intro = style([
  text.small,
  { maxWidth: '60ch', marginBlockStart: `calc(-1 * ${vars.space[4]})`, color: vars.color.ink2 },
])

export const fields = style({
  display: 'grid',
  gap: vars.space[6],
  selectors: { [`${intro} + &`]: { marginBlockStart: vars.space[6] } },
})
