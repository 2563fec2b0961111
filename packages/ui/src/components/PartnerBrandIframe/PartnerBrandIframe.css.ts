import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.lead,
  paddingInline: vars.layout.margin,
})

/** The space is reserved before the partner's page loads. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  background: vars.color.tile,
})

export const height = styleVariants({
  small: { minHeight: rem(320) },
  medium: { minHeight: rem(520) },
  large: { minHeight: rem(760) },
})

/** A height requested by the partner's page. */
export const isFitted = style({ minHeight: 0 })

export const iframe = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.color.bg,
  colorScheme: 'normal',
})

export const isFailed = style({ visibility: 'hidden' })

/** Shown in the space of the frame. */
export const notice = style([
  text.body,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    height: '100%',
    justifyItems: 'center',
    gap: vars.space[6],
    padding: vars.space[6],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
])

export const body = style({ maxWidth: '52ch' })

export const link = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: rem(44),
    color: vars.color.ink2,
    overflowWrap: 'anywhere',
  },
])
