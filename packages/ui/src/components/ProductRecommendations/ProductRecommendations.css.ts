import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** Without scripts nothing will come. */
export const waiting = style({ '@media': { [media.noScript]: { display: 'none' } } })

/** As many as are in view, cut off as the row is. */
export const track = style({ overflow: 'hidden' })

/** The room of two buttons. */
export const buttons = style({ width: rem(88), height: rem(44) })

export const picture = style({ aspectRatio: '4 / 5', height: 'auto' })

export const tile = style({ flex: 1, minWidth: 0 })

export const words = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
})

const row = style({ display: 'flex', alignItems: 'center', height: '1lh' })

/** The very line boxes of a tile, so that nothing moves when it arrives. */
export const rows = styleVariants({
  brand: [row, text.overline, { maxWidth: '40%' }],
  name: [row, text.small, { maxWidth: '70%' }],
  price: [row, text.small, { maxWidth: '50%' }],
})
