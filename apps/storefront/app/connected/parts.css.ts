import { vars } from '@vitrine/ui/theme/contract.css'
import { media } from '@vitrine/ui/theme/media'
import { style } from '@vanilla-extract/css'

/** A part of the page with the room of its neighbours. */
export const part = style({ display: 'grid', gap: vars.space['6'], paddingBlock: vars.space['8'] })

/** What would do nothing without scripts. */
export const needsScript = style({ '@media': { [media.noScript]: { display: 'none' } } })

/** What stands in for it. */
export const withoutScript = style({
  display: 'none',
  gap: vars.space['3'],
  '@media': { [media.noScript]: { display: 'grid' } },
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] })
