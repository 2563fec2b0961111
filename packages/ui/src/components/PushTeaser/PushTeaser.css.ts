import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({
  width: '100%',
  maxWidth: `calc(${vars.layout.text} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
})

/** Between two rules. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  borderBlock: `1px solid ${vars.color.line}`,
})

/** Image, text and action on one line; on phones the action is below the text. */
export const density = styleVariants({
  comfortable: {
    columnGap: vars.space['4'],
    rowGap: vars.space['2'],
    paddingBlock: vars.space['6'],
    '@media': { [media.tablet]: { columnGap: vars.space['8'], paddingBlock: vars.space['8'] } },
  },
  compact: {
    columnGap: vars.space['4'],
    rowGap: 0,
    paddingBlock: vars.space['3'],
    '@media': { [media.tablet]: { columnGap: vars.space['6'], paddingBlock: vars.space['4'] } },
  },
})

const small = createVar()
const large = createVar()

const widths = (phone: number, wide: number) => ({ vars: { [small]: rem(phone), [large]: rem(wide) } })

export const withPicture = styleVariants({ comfortable: widths(88, 128), compact: widths(64, 72) })

export const columns = styleVariants({
  left: {
    gridTemplateColumns: `${small} minmax(0, 1fr)`,
    '@media': { [media.tablet]: { gridTemplateColumns: `${large} minmax(0, 1fr) auto` } },
  },
  right: {
    gridTemplateColumns: `minmax(0, 1fr) ${small}`,
    '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) auto ${large}` } },
  },
})

export const withoutPicture = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

const frame = style({
  alignSelf: 'start',
  gridRow: '1 / span 2',
  '@media': { [media.tablet]: { alignSelf: 'center', gridRow: 1 } },
})

export const picture = styleVariants({
  left: [frame],
  right: [frame, { gridColumn: 2, '@media': { [media.tablet]: { gridColumn: 3 } } }],
})

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] })

export const closeText = style({ gap: 0 })

export const overline = style({ color: vars.color.overline })

export const copy = style({ maxWidth: '62ch', color: vars.color.ink2 })

export const action = style({
  justifySelf: 'start',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': { [media.tablet]: { justifySelf: 'end', maxWidth: rem(280), overflowWrap: 'break-word' } },
})
