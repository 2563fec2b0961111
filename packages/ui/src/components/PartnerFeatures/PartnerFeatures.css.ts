import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.layout.section })

/** Image and text alternate sides. */
export const feature = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.layout.gutter } },
})

export const image = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / span 7',
      gridRow: 1,
      selectors: { [`${feature}:nth-child(even) &`]: { gridColumn: '6 / span 7' } },
    },
  },
})

export const textBlock = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.desktop]: {
      gridColumn: '9 / span 4',
      gridRow: 1,
      selectors: { [`${feature}:nth-child(even) &`]: { gridColumn: '1 / span 4' } },
    },
  },
})

export const title = style([text.h3, { margin: 0 }])

export const body = style([text.body, { margin: 0, maxWidth: '60ch', color: vars.color.ink2 }])
