import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: rem(480),
  minWidth: 0,
  color: vars.color.ink,
})

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })

export const title = style([text.h3, { overflowWrap: 'break-word' }])

export const intro = style([text.small, { maxWidth: '60ch', color: vars.color.ink2, overflowWrap: 'break-word' }])

export const terms = style([text.small])

/** One button, as wide as the field above it. */
export const actions = style({ selectors: { '&&': { display: 'grid' } } })
