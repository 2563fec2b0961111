import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const image = style({ aspectRatio: '4 / 5', height: 'auto', alignSelf: 'start' })

export const body = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })

const row = style({ display: 'flex', alignItems: 'center', height: '1lh' })

/** Uses the same line heights as a cart line, so that loading causes no layout shift. */
export const rows = styleVariants({
  brand: [row, text.overline, { boxSizing: 'content-box', paddingBlockEnd: vars.space[1], maxWidth: '30%' }],
  name: [row, text.small, { maxWidth: '70%' }],
  price: [row, text.small, { maxWidth: '40%' }],
  availability: [row, text.caption, { maxWidth: '25%' }],
  controls: [row, { height: `calc(${rem(44)} + ${vars.space[1]})`, maxWidth: '50%' }],
})
