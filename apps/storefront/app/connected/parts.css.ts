import { vars } from '@vitrine/ui/theme/contract.css'
import { media } from '@vitrine/ui/theme/media'
import { style } from '@vanilla-extract/css'

/** A page part with standard spacing. */
export const part = style({ display: 'grid', gap: vars.space['6'], paddingBlock: vars.space['8'] })

/** Hides controls that need scripts. */
export const needsScript = style({ '@media': { [media.noScript]: { display: 'none' } } })

/** Replacement shown without scripts. */
export const withoutScript = style({
  display: 'none',
  gap: vars.space['3'],
  '@media': { [media.noScript]: { display: 'grid' } },
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] })
