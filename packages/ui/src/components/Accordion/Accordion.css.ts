import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({ marginBlock: vars.layout.section })

export const title = style({ marginBottom: vars.space['8'] })

export const list = style({ borderTop: `1px solid ${vars.color.line}` })

export const panel = style({ borderBottom: `1px solid ${vars.color.line}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['6'],
  minHeight: rem(68),
  paddingBlock: vars.space['3'],
  '@media': { [media.hover]: { ':hover': { color: vars.color.accent } } },
})

/** Plus that turns into a minus. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: rem(16),
  height: rem(16),
  '::before': { content: '""', position: 'absolute', inset: '50% 0 auto', borderTop: '1px solid currentColor' },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 50%',
    borderLeft: '1px solid currentColor',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: { [`${panel}[open] &::after`]: { transform: 'scaleY(0)' } },
})

export const body = style({ paddingBlock: `${vars.space['1']} ${vars.space['8']}`, color: vars.color.ink2 })
