import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style([
  text.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    margin: 0,
    '::before': { content: '', width: 6, height: 6, borderRadius: '50%', border: '1px solid currentColor' },
  },
])

export const availability = styleVariants({
  inStock: { color: vars.color.ok, '::before': { background: 'currentColor' } },
  preOrder: { color: vars.color.ink2, '::before': { background: 'currentColor' } },
  soldOut: { color: vars.color.ink2 },
})
