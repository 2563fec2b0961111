import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

// Doubled class: wins over the single class that Emotion inserts later.
const paper = { display: 'flex', flexDirection: 'column', overflow: 'hidden' } as const
const side = { ...paper, width: '100%', height: '100dvh', maxHeight: 'none' } as const

const sideStyle = style({
  selectors: { '&&': side },
  '@media': { [media.tablet]: { selectors: { '&&': { width: rem(480) } } } },
})

export const anchor = styleVariants({
  left: [sideStyle],
  right: [sideStyle],
  top: [style({ selectors: { '&&': { ...paper, width: '100%', maxHeight: '100dvh' } } })],
})

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minHeight: rem(64),
  paddingInline: `${vars.space['6']} ${vars.space['3']}`,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space['4']} ${vars.space['6']} ${vars.space['6']}`,
})

export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space['3'],
  padding: vars.space['6'],
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
