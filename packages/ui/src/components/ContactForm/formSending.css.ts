import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const failed = style({
  paddingBlock: vars.space[6],
  paddingInline: vars.space[6],
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `2px solid ${vars.color.error}`,
  scrollMarginBlock: vars.space[6],
  // The focus is set by script and must be visible.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})

export const failedTitle = style([text.h3, { marginBlockEnd: vars.space[2], overflowWrap: 'break-word' }])

export const failedText = style([text.small, { maxWidth: '60ch', overflowWrap: 'break-word' }])

/** The success message has rules above and below instead of a box. */
export const sent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  color: vars.color.ink,
  borderBlock: `1px solid ${vars.color.line}`,
  scrollMarginBlock: vars.space[24],
  // The text touches the edge of the element, so the focus ring needs an offset.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 8 } },
})

export const sentCompact = style({ paddingBlock: vars.space[6], gap: vars.space[2] })

export const sentTitle = style([text.h2, { overflowWrap: 'break-word' }])

export const sentTitleCompact = style([text.h3, { overflowWrap: 'break-word' }])

export const sentText = style([text.body, { maxWidth: '60ch', color: vars.color.ink2, overflowWrap: 'break-word' }])

/** Hidden from everyone, but submitted. */
export const robot = style({ display: 'none' })
