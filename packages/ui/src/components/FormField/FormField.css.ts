import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 })

/** Legends are not affected by the fieldset's grid gap, so they have their own margin. */
export const group = style({ minWidth: 0 })

export const label = style([text.small, { padding: 0, color: vars.color.ink, overflowWrap: 'break-word' }])

export const legend = style([label, { display: 'block', width: '100%', marginBlockEnd: vars.space[2] }])

export const mark = style({ color: vars.color.ink2 })

/** Distance between a question and its options. */
export const leadingHint = style({ marginBlockEnd: vars.space[2] })

/** Error, hint and counter below the control. */
export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  selectors: { [`${group} > &`]: { marginBlockStart: vars.space[2] } },
})

export const hint = style([text.caption, { gridColumn: 1, color: vars.color.ink2, overflowWrap: 'break-word' }])

export const error = style([
  text.small,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    columnGap: vars.space[2],
    color: vars.color.error,
    overflowWrap: 'anywhere',
  },
])

/** Aligned with the first line of a multi-line error. */
export const errorIcon = style({ width: rem(16), height: rem(16), marginBlockStart: '0.2em' })

export const count = style([
  text.caption,
  { gridColumn: 2, justifySelf: 'end', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])
