import { style } from '@vanilla-extract/css'
import { primitive } from '../../theme/primitive.js'
import { rem } from '../../theme/fluid.js'

export const root = style(
  primitive({
    flex: 'none',
    width: rem(24),
    height: rem(24),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.25,
    strokeLinecap: 'square',
    strokeLinejoin: 'miter',
  }),
)
