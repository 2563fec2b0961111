import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  paddingBlock: vars.space[6],
  paddingInline: vars.space[6],
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `2px solid ${vars.color.error}`,
  scrollMarginBlock: vars.space[6],
  selectors: {
    // The focus is set by script after submission and must be visible.
    '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const title = style([text.h3, { marginBlockEnd: vars.space[2], overflowWrap: 'break-word' }])

export const list = style({ display: 'grid' })

export const link = style([
  text.small,
  {
    display: 'inline-block',
    minHeight: rem(24),
    paddingBlock: rem(6),
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.3em',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationColor: 'transparent' },
  },
])
