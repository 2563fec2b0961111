import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'
import { ground } from '../CloudImage/ground.css.js'

export const root = style({ display: 'grid', paddingBlock: vars.space[6] })

export const size = styleVariants({
  small: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: vars.space[4] },
  large: {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: vars.space[4],
    '@media': { [media.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)', columnGap: vars.space[8] } },
  },
})

export const tile = style({ aspectRatio: '4 / 5', alignSelf: 'start', overflow: 'hidden' })

export const background = styleVariants({
  light: { background: vars.color.tile },
  sand: { background: vars.color.tileSand, vars: { [ground]: vars.color.tileSand } },
  black: { background: vars.color.tileBlack, vars: { [ground]: vars.color.tileBlack } },
})

/** Only the image of a pending line fades; its text stays readable. */
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${root}[aria-busy="true"] &`]: { opacity: 0.4 } },
})

export const body = style({ display: 'grid', alignContent: 'start', gap: vars.space[2], minWidth: 0 })

export const heading = style([text.small, { margin: 0, fontFamily: vars.font.body, fontWeight: vars.weight.body }])

export const link = style({
  display: 'block',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})

export const brand = style([
  text.overline,
  { display: 'block', paddingBlockEnd: vars.space[1], color: vars.color.ink2 },
])

export const name = style({ display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' })

export const details = style([text.caption, { display: 'grid', gap: vars.space[1], margin: 0, color: vars.color.ink2 }])

export const term = style({ display: 'inline' })

export const value = style({ display: 'inline', margin: 0, overflowWrap: 'anywhere' })

export const unitPrice = style([text.caption, { margin: 0, color: vars.color.ink2 }])

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlockStart: vars.space[1],
  '@media': { [media.noScript]: { display: 'none' } },
})

/** The icon, not the 44 px hit area, is close to the end of the line; nothing overflows. */
export const remove = style({ marginInlineStart: 'auto', justifyContent: 'flex-end', paddingInlineEnd: vars.space[1] })
