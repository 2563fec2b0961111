import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['4'],
})

export const alone = style({ width: `min(30rem, 100% - 2 * ${vars.layout.margin})`, marginInline: 'auto' })

export const frame = style({ overflow: 'hidden', backgroundColor: vars.color.tile })

export const picture = style({
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { opacity: 0.88 } } } },
})

/** Without a photograph the tile keeps its size. */
export const empty = style({ aspectRatio: '4 / 5' })

export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.3em',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { textDecorationColor: 'currentColor' } } } },
})

export const copy = style({ marginTop: vars.space['1'], color: vars.color.ink2 })
