import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const root = style({ ...column, gap: vars.space[12], maxWidth: rem(640), color: vars.color.ink })

export const head = style({ ...column, gap: vars.space[4] })

export const title = styleVariants({
  1: [text.h1, { margin: 0, overflowWrap: 'break-word' }],
  2: [text.h2, { margin: 0, overflowWrap: 'break-word' }],
})

export const intro = style([text.body, { margin: 0, maxWidth: '60ch', color: vars.color.ink2 }])

export const form = style({ ...column, gap: vars.space[6] })

export const quiet = style([text.small, { margin: 0, color: vars.color.ink2, overflowWrap: 'anywhere' }])

export const link = style([
  text.small,
  { display: 'inline-block', paddingBlock: rem(4), color: vars.color.ink, overflowWrap: 'anywhere' },
])

export const found = style({
  ...column,
  gap: vars.space[6],
  padding: vars.space[6],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  scrollMarginBlock: vars.space[24],
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 } },
  '@media': { [media.tablet]: { padding: vars.space[8] } },
})

export const foundHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[6]}`,
})

export const foundTitle = style([text.h3, { margin: 0, overflowWrap: 'anywhere' }])

export const status = style([text.lead, { margin: 0, overflowWrap: 'break-word' }])

export const part = style({
  ...column,
  gap: vars.space[3],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const partTitle = style([text.small, { margin: 0, color: vars.color.ink2 }])

export const shipments = style({ ...column, gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const shipment = style([text.body, { ...column, justifyItems: 'start', overflowWrap: 'break-word' }])

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })
