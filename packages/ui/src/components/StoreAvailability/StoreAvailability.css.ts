import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[6],
  // Between entries only, because the head of the flyout has a rule.
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

const whole = { gridColumn: '1 / -1' } as const

export const name = style([text.h3, { minWidth: 0, overflowWrap: 'anywhere' }])

export const distance = style([
  text.small,
  { alignSelf: 'baseline', color: vars.color.ink2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
])

export const city = style([text.small, whole, { color: vars.color.ink2, overflowWrap: 'anywhere' }])

const word = style([text.body, whole, { paddingBlockStart: vars.space[2], fontWeight: vars.weight.medium }])

export const availability = styleVariants({
  inStock: [word, { color: vars.color.ok }],
  lastItem: [word, { color: vars.color.ink }],
  onOrder: [word, { color: vars.color.ink2 }],
})

export const status = style(whole)

export const ways = style([text.small, whole, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] }])

export const way = style({ display: 'inline-flex', alignItems: 'center', minHeight: rem(44) })

export const skeleton = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
