import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 })

export const label = style([text.small, { color: vars.color.ink2 }])

export const input = style([
  text.body,
  {
    width: '100%',
    minHeight: 48,
    paddingInline: vars.space[4],
    color: vars.color.ink,
    background: vars.color.surface,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    ':disabled': { color: vars.color.ink2, cursor: 'not-allowed' },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.ink },
      '&[aria-invalid="true"]': { borderColor: vars.color.error },
    },
  },
])

export const hint = style([text.caption, { color: vars.color.ink2 }])

export const error = style([text.caption, { color: vars.color.error }])
