import { styleVariants } from '@vanilla-extract/css'
import { fluid } from '../../theme/fluid.js'
import { primitive } from '../../theme/primitive.js'

export const size = styleVariants({
  small: primitive({ height: fluid(32, 48) }),
  medium: primitive({ height: fluid(64, 96) }),
  large: primitive({ height: fluid(80, 160) }),
})
