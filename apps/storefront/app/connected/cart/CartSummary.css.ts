import { vars } from '@vitrine/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

export const footer = style({ display: 'grid', gap: vars.space['6'], color: vars.color.ink })

/** A quiet line: most shoppers have no coupon. */
export const coupon = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const opener = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '3rem',
  cursor: 'pointer',
  listStyle: 'none',
  '::marker': { content: '' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const chevron = style({
  width: 18,
  height: 18,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${coupon}[open] &`]: { rotate: '180deg' } },
})

export const waiting = style({ height: '5rem' })
