import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[6],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[4],
  textAlign: 'center',
})

export const title = style([text.h3, { margin: 0 }])

export const body = style([text.body, { margin: 0, maxWidth: '48ch', color: vars.color.ink2 }])
