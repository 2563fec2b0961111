import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ position: 'relative', overflow: 'hidden' })

export const still = style({ width: '100%', height: '100%' })

export const stage = style([
  still,
  {
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outlineOffset: -2 },
  },
])

export const view = style({ width: '100%', height: '100%', userSelect: 'none' })

export const controls = style([
  text.caption,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: vars.space[3],
    width: 'fit-content',
    marginInline: 'auto',
    color: vars.color.ink,
    background: vars.color.surface,
    borderRadius: vars.radius.control,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
  },
])

export const counter = style({ minWidth: '7ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
