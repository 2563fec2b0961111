import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const root = style({ ...column, gap: vars.space[8], maxWidth: rem(640), color: vars.color.ink })

export const form = style({ ...column, gap: vars.space[8] })

export const methods = style({ ...column, gap: vars.space[3] })

/** A card with the radio and, below it, the panel of the method. */
export const method = style({
  minWidth: 0,
  paddingBlock: rem(9),
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:has(input[name="method"]:checked)': {
      background: vars.color.surface,
      borderColor: vars.color.cta,
      boxShadow: `inset 0 0 0 1px ${vars.color.cta}`,
    },
    '[aria-invalid="true"] &': { borderColor: vars.color.error },
  },
  '@media': {
    [media.hover]: { ':hover': { borderColor: vars.color.ink } },
    [media.forcedColors]: { selectors: { '&:has(input[name="method"]:checked)': { outline: '2px solid Highlight' } } },
  },
})

/** Shown below the chosen method. */
export const panel = style({
  display: 'none',
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  selectors: { [`${method}:has(input[name="method"]:checked) > &`]: { display: 'block' } },
})

/** Aligned with the name of the method. */
export const hint = style([
  text.small,
  { margin: 0, maxWidth: '60ch', paddingInlineStart: `calc(${rem(24)} + ${vars.space[2]})`, color: vars.color.ink2 },
])

export const nothing = style([text.body, { margin: 0 }])

/** Legal texts, amount and button. */
export const end = style({ ...column, gap: vars.space[4] })

export const legalTitle = style([text.body, { margin: 0, fontWeight: vars.weight.medium }])

export const legal = style([text.small, { ...column, gap: vars.space[3], color: vars.color.ink2 }])

export const consent = style({ ...column, gap: vars.space[2], paddingBlockStart: vars.space[2], color: vars.color.ink })

export const consentLabel = style([text.small])

/** On its own line, directly above the button. */
export const due = style([
  text.lead,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space[6],
    margin: 0,
    marginBlockStart: vars.space[4],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])

export const sum = style({ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

export const note = style([text.caption, { display: 'block', color: vars.color.ink2 }])

export const order = style({ width: '100%' })
