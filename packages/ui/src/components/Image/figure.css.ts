import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** Shared styles of images and videos on a page: widths and captions. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  width: '100%',
  marginInline: 'auto',
  marginBlock: vars.layout.lead,
})

const bounded = (max: string) => ({
  maxWidth: `calc(${max} + 2 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
})

export const width = styleVariants({
  upright: bounded(rem(640)),
  text: bounded(vars.layout.text),
  wide: bounded(vars.layout.listing),
  full: { maxWidth: vars.layout.max },
})

/** Inside the page margins, whatever the width of the image. */
export const captionOf = styleVariants({
  upright: {},
  text: {},
  wide: {},
  full: { paddingInline: vars.layout.margin },
})

export const caption = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space[8],
    rowGap: vars.space[1],
    marginBlockStart: vars.space[4],
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { marginBlockStart: vars.space[6] } },
  },
])

export const body = style({ maxWidth: '60ch', flex: '0 1 auto', minWidth: 0, margin: 0 })

export const credit = style([text.caption, { minWidth: 0, color: vars.color.ink2 }])
