import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style([
  text.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: 48,
    paddingInlineStart: vars.space[4],
    color: vars.color.ink,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderInlineStartWidth: 2,
  },
])

export const type = styleVariants({
  success: { borderInlineStartColor: vars.color.ok },
  warning: { borderInlineStartColor: vars.color.error },
  info: { borderInlineStartColor: vars.color.control },
})

export const icon = styleVariants({
  success: { width: 18, height: 18, color: vars.color.ok },
  warning: { width: 18, height: 18, color: vars.color.error },
  info: { width: 18, height: 18, color: vars.color.ink2 },
})

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
