import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })

/** Stacked at full width on phones, on one line from tablets up. */
export const buttons = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[6] },
  },
})

export const note = style([text.caption, { maxWidth: '60ch', color: vars.color.ink2 }])
