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
  // Focus arrives by script, and has to be seen.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})

export const failedTitle = style([text.h3, { marginBlockEnd: vars.space[2], overflowWrap: 'break-word' }])

export const failedText = style([text.small, { maxWidth: '60ch', overflowWrap: 'break-word' }])

/** Thanks need no box: two hairlines, as at the end of a letter. */
export const sent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  color: vars.color.ink,
  borderBlock: `1px solid ${vars.color.line}`,
  scrollMarginBlock: vars.space[24],
  // Its words stand at its edge: the ring keeps away from them.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 8 } },
})

export const sentCompact = style({ paddingBlock: vars.space[6], gap: vars.space[2] })

export const sentTitle = style([text.h2, { overflowWrap: 'break-word' }])

export const sentTitleCompact = style([text.h3, { overflowWrap: 'break-word' }])

export const sentText = style([text.body, { maxWidth: '60ch', color: vars.color.ink2, overflowWrap: 'break-word' }])

/** Nobody sees it and nothing reads it out, but it is sent. */
export const robot = style({ display: 'none' })
