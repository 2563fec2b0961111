import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[6] })

export const group = style({ display: 'grid', gap: vars.space[2] })

export const label = style([text.small, { margin: 0, color: vars.color.ink2 }])

export const chosen = style({ color: vars.color.ink })

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const option = style([
  text.small,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: 48,
    minHeight: 44,
    color: vars.color.ink,
    textDecoration: 'none',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { borderColor: vars.color.control },
    selectors: {
      '&[aria-current="true"]': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    },
  },
])

export const guide = style({ float: 'inline-end', marginInlineStart: vars.space[4], color: vars.color.ink })

export const kind = styleVariants({
  text: { paddingInline: vars.space[4], paddingBlock: vars.space[2], borderColor: vars.color.control },
  size: {
    minWidth: rem(56),
    paddingInline: vars.space[2],
    borderColor: vars.color.control,
    fontVariantNumeric: 'tabular-nums',
  },
  swatch: { width: 64, height: 80, overflow: 'hidden', background: vars.color.tile },
})

export const isUnavailable = style({
  color: vars.color.ink2,
  borderStyle: 'dashed',
})

export const swatch = style({ width: '100%', height: '100%', objectFit: 'contain' })
