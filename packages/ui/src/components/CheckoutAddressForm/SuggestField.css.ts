import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ position: 'relative', minWidth: 0 })

export const list = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: rem(320),
  marginBlockStart: vars.space[1],
  overflowY: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const option = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: rem(44),
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&[aria-selected="true"]': {
        background: vars.color.bg,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
      },
    },
    '@media': { [media.hover]: { ':hover': { background: vars.color.bg } } },
  },
])
