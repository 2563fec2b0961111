import { vars } from '@vitrine/ui/theme/contract.css'
import { keyframes, style } from '@vanilla-extract/css'

const travel = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

export const root = style({ position: 'fixed', insetInline: 0, top: 0, zIndex: 50, color: vars.color.ink })

export const bar = style({
  height: 2,
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${travel} 8s cubic-bezier(0, 0.8, 0.2, 1) forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})

export const note = style({
  margin: 0,
  padding: `${vars.space['2']} ${vars.space['4']}`,
  background: vars.color.surface,
  fontSize: vars.size.small,
})

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
