import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: vars.space['3'],
  color: vars.color.ink2,
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(32),
  selectors: {
    '& + &::before': { content: '"/"', paddingInline: vars.space['2'], color: vars.color.control },
    '&:last-child': { color: vars.color.ink },
  },
})
