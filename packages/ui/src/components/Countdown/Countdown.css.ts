import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  maxWidth: `calc(${vars.layout.text} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.section,
  paddingInline: vars.layout.margin,
  textAlign: 'center',
})

export const title = style({ maxWidth: '24ch', overflowWrap: 'anywhere' })

export const copy = style({
  maxWidth: '52ch',
  marginBlockStart: vars.space[4],
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
})

const height = `calc(${vars.size.h1} * ${vars.lineHeight.h1} + ${vars.space[1]} + ${vars.size.small} * ${vars.lineHeight.small})`

/** Date and count have the same height, so that switching between them causes no layout shift. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifySelf: 'stretch',
  minHeight: height,
  marginBlock: `${vars.space[8]} ${vars.space[4]}`,
})

export const units = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  rowGap: vars.space[4],
  margin: 0,
})

/** Fixed width, so that changing digits do not move their neighbours; large text on a small screen wraps. */
export const unit = style({
  display: 'grid',
  justifyItems: 'center',
  rowGap: vars.space[1],
  flex: '0 0 auto',
  width: `min(${rem(96)}, 100% / 3)`,
  minWidth: 'min-content',
  paddingInline: vars.space[2],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { width: rem(144) } },
})

export const value = style([text.h1, { fontVariantNumeric: 'lining-nums tabular-nums' }])

export const label = style([text.small, { color: vars.color.ink2 }])

export const date = style([text.small, { color: vars.color.ink2 }])

export const action = style({ marginBlockStart: vars.space[4] })
