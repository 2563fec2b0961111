import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  marginBlock: vars.layout.section,
})

export const copy = style({
  maxWidth: 'none',
  color: vars.color.ink2,
  fontSize: vars.size.small,
  '@media': { [media.desktop]: { columns: 2, columnGap: vars.layout.gutter } },
})
