import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const item = style({ borderBottom: `1px solid ${vars.color.line}` })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  width: '100%',
  minHeight: rem(60),
})

export const mark = style({
  width: rem(18),
  height: rem(18),
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
})

export const panel = style({
  display: 'grid',
  gap: vars.space['6'],
  paddingBlock: `${vars.space['4']} ${vars.space['8']}`,
})

export const groups = style({
  display: 'grid',
  gap: `${vars.space['6']} ${vars.layout.gutter}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const groupTitle = style({ marginBottom: vars.space['1'], color: vars.color.ink2 })

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: rem(40), width: '100%' })

export const all = style({ justifySelf: 'start' })

export const teaser = style({ display: 'grid', gap: vars.space['3'] })

export const utility = style({ display: 'grid', paddingBlock: vars.space['6'], color: vars.color.ink2 })

export const phone = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'], minHeight: rem(44) })

export const phoneIcon = style({ width: rem(18), height: rem(18) })
