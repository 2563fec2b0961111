import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({ display: 'grid', gap: vars.space[6], alignItems: 'start', minWidth: 0 })

const short = 'minmax(0, 1fr)'
const long = 'minmax(0, 2fr)'

/** Pairs with a short field stay on one line on phones; equal widths stack. */
export const widths = styleVariants({
  equal: {
    '@media': {
      [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: short, columnGap: vars.layout.gutter },
    },
  },
  shortFirst: { gridTemplateColumns: `${short} ${long}`, columnGap: vars.layout.gutter },
  shortLast: { gridTemplateColumns: `${long} ${short}`, columnGap: vars.layout.gutter },
})
