import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[16] } },
})

export const title = style([text.h2, { margin: 0 }])

export const groups = style({ display: 'grid', gap: vars.space[12] })

export const table = style({ width: '100%', tableLayout: 'fixed' })

export const caption = style({ textAlign: 'start', paddingBlockEnd: vars.space[3] })

export const groupTitle = style([text.overline, { margin: 0, color: vars.color.overline }])

export const label = style([
  text.small,
  {
    width: '46%',
    paddingBlock: vars.space[3],
    paddingInlineEnd: vars.space[4],
    verticalAlign: 'top',
    color: vars.color.ink2,
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
])

export const value = style([
  text.small,
  {
    paddingBlock: vars.space[3],
    verticalAlign: 'top',
    color: vars.color.ink,
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
])
