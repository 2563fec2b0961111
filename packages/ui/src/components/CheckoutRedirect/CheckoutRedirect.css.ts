import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[6],
  maxWidth: '36rem',
  color: vars.color.ink,
})

export const title = style([text.h2, { margin: 0 }])

export const body = style([text.body, { margin: 0, color: vars.color.ink2 }])
