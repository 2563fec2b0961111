import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** Query container for the height of the image, below which the controls are positioned. */
export const root = style({ containerType: 'inline-size' })

const WIDE = '21 / 9'

/** The brand's image is shown without text and veil, which would alter it. */
export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  width: '100%',
  maxWidth: vars.layout.max,
  marginInline: 'auto',
})

export const picture = style({ '@media': { [media.tablet]: { aspectRatio: WIDE } } })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space['3'],
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space['8']} ${vars.space['4']}`,
  '@media': {
    [media.desktop]: { maxWidth: '66%', gap: vars.space['4'], paddingBlock: `${vars.space['12']} ${vars.space['8']}` },
  },
})

/** Keeps the brand's spelling: no capitals, no hyphenation. */
export const overline = style([text.small, { color: vars.color.overline, fontWeight: vars.weight.medium }])

export const title = style({ maxWidth: '24ch', hyphens: 'manual' })

export const copy = style({ maxWidth: '56ch', color: vars.color.ink2 })

export const action = style({ marginTop: vars.space['1'] })

/** On wide screens opposite the text, below the image. */
export const controls = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockStart: `calc(100cqi * 9 / 21 + ${vars.space['8']})`,
      insetInlineEnd: 0,
      width: `max(${rem(360)}, 33%)`,
    },
  },
})
