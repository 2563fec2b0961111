import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ position: 'relative', minWidth: 0 })

export const message = style([
  text.small,
  {
    margin: 0,
    maxWidth: '60ch',
    color: vars.color.ink2,
    selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space[3] } },
  },
])

/** Its height is set by script; this one reserves the space of four fields. The focus ring of a field touches the edge. */
export const frame = style({
  display: 'block',
  width: `calc(100% + ${vars.space[2]})`,
  height: rem(260),
  marginInline: `calc(-1 * ${vars.space[1]})`,
  border: 0,
  colorScheme: 'normal',
  selectors: { '&[hidden]': { display: 'none' } },
})

export const isLoading = style({ opacity: 0 })
