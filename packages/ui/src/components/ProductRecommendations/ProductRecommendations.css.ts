import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** Hidden without scripts, because nothing would load. */
export const waiting = style({ '@media': { [media.noScript]: { display: 'none' } } })

/** As many as are in view, clipped like the row. */
export const track = style({ overflow: 'hidden' })

/** Space of two buttons. */
export const buttons = style({ width: rem(88), height: rem(44) })

export const picture = style({ aspectRatio: '4 / 5', height: 'auto' })

export const tile = style({ flex: 1, minWidth: 0 })

export const body = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
})

const row = style({ display: 'flex', alignItems: 'center', height: '1lh' })

/** Uses the same line heights as a tile, so that loading causes no layout shift. */
export const rows = styleVariants({
  brand: [row, text.overline, { maxWidth: '40%' }],
  name: [row, text.small, { maxWidth: '70%' }],
  price: [row, text.small, { maxWidth: '50%' }],
})
