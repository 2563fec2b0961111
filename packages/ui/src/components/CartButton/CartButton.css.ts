import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: 'inherit',
  textDecoration: 'none',
})

export const count = style([
  text.caption,
  {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 25,
    display: 'grid',
    placeItems: 'center',
    minWidth: 18,
    height: 18,
    paddingInline: vars.space[1],
    borderRadius: 9,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.ctaText,
    background: vars.color.cta,
  },
])
