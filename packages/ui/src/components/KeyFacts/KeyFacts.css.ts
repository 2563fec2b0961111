import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
  },
})

export const fact = style([
  text.body,
  { paddingBlock: vars.space[6], color: vars.color.ink, overflowWrap: 'break-word', hyphens: 'auto' },
])

export const label = style([text.caption, { display: 'block', paddingBlockEnd: vars.space[1], color: vars.color.ink2 }])
