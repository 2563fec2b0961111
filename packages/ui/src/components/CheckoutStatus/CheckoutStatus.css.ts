import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const root = style({
  ...column,
  gap: vars.space[4],
  minWidth: 0,
  color: vars.color.ink,
  scrollMarginBlock: vars.space[24],
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 } },
})

/** `page`: the only content. `notice`: above the steps. */
export const variant = styleVariants({
  page: { maxWidth: rem(640), gap: vars.space[6], paddingBlock: vars.space[12] },
  notice: {
    padding: vars.space[6],
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderInlineStart: `2px solid ${vars.color.ink}`,
    '@media': { [media.tablet]: { padding: vars.space[8] } },
  },
})

const heading = { margin: 0, overflowWrap: 'break-word' } as const

export const title = styleVariants({
  page: [text.h2, heading],
  notice: [text.h3, heading],
})

export const body = style([text.body, { ...column, gap: vars.space[4], maxWidth: '60ch', overflowWrap: 'break-word' }])

export const actions = style({ display: 'grid', justifyItems: 'start', selectors: { '&:empty': { display: 'none' } } })

/** Stacked at full width on phones. */
export const accept = style({
  ...column,
  width: '100%',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[6] },
  },
})

export const changes = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const phone = style([text.small, { margin: 0, color: vars.color.ink2 }])

export const number = style({
  display: 'inline-block',
  paddingBlock: rem(4),
  color: vars.color.ink,
  whiteSpace: 'nowrap',
})

export const orderNo = style([text.small, { color: vars.color.ink2, fontVariantNumeric: 'lining-nums' }])

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

/** A line that moves while the payment is checked; without motion it is a plain rule. */
export const progress = style({ height: 1, overflow: 'hidden', background: vars.color.line })

export const progressLine = style({
  display: 'block',
  width: '33%',
  height: '100%',
  background: vars.color.ink,
  animation: `${slide} 2.4s ${vars.motion.ease} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', width: 0 } },
})

export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } })

globalStyle(`${changes} > li`, { paddingBlock: vars.space[3], borderBlockEnd: `1px solid ${vars.color.line}` })
