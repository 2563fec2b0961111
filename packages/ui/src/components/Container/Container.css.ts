import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { primitive } from '../../theme/primitive.js'

export const root = style(primitive({ width: '100%', marginInline: 'auto' }))

const bounded = (max: string) =>
  primitive({ maxWidth: `calc(${max} + 2 * ${vars.layout.margin})`, paddingInline: vars.layout.margin })

export const width = styleVariants({
  full: primitive({ maxWidth: vars.layout.max }),
  page: primitive({ maxWidth: vars.layout.max, paddingInline: vars.layout.margin }),
  listing: bounded(vars.layout.listing),
  text: bounded(vars.layout.text),
})
