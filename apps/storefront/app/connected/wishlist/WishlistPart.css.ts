import { vars } from '@vitrine/ui/theme/contract.css'
import { media } from '@vitrine/ui/theme/media'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: vars.space['6'],
  paddingBlock: vars.space['8'],
  minHeight: '60vh',
  alignContent: 'start',
})

export const head = style({ display: 'grid', gap: vars.space['2'] })

export const title = style({ outlineOffset: 4 })

export const count = style({ minHeight: '1lh', color: vars.color.ink2 })

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['4'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.noScript]: { display: 'none' },
  },
})

export const tile = style({ aspectRatio: '4 / 5' })

export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } })
