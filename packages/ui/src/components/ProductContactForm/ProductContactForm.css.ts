import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { ground } from '../CloudImage/ground.css.js'

/** A card between two rules; with little space its image shrinks first. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${rem(72)}, ${rem(120)}) minmax(0, 1fr)`,
  columnGap: vars.space[6],
  marginBlockStart: vars.space[4],
  paddingBlock: vars.space[6],
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: `${rem(160)} minmax(0, 1fr)`, columnGap: vars.space[8] } },
})

export const tile = style({ aspectRatio: '4 / 5', alignSelf: 'start', overflow: 'hidden' })

export const background = styleVariants({
  light: { background: vars.color.tile },
  sand: { background: vars.color.tileSand, vars: { [ground]: vars.color.tileSand } },
  black: { background: vars.color.tileBlack, vars: { [ground]: vars.color.tileBlack } },
})

export const image = style({ width: '100%', height: '100%', objectFit: 'contain' })

export const body = style({
  display: 'grid',
  alignSelf: 'center',
  justifyItems: 'start',
  gap: vars.space[2],
  minWidth: 0,
})

export const quiet = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })

export const name = style([text.h3, { overflowWrap: 'anywhere', hyphens: 'auto' }])

export const price = style({ marginBlockStart: vars.space[2] })
