import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  marginBlock: vars.layout.lead,
})

/** Title in the left third, text next to it. */
export const titled = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.layout.gutter },
  },
})

export const alone = style({ justifyItems: 'center' })
