import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxWidth: rem(640),
  color: vars.color.ink,
})

export const signedIn = style([text.body, { margin: 0, overflowWrap: 'anywhere' }])

/** The second way, below the first. */
export const login = style([
  text.small,
  {
    margin: 0,
    paddingBlockStart: vars.space[6],
    color: vars.color.ink2,
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])

/** At least 24 px high. */
export const loginLink = style({ display: 'inline-block', paddingBlock: rem(4), color: vars.color.ink })
