import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space['8']} ${vars.layout.gutter}`,
  maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  marginBlock: vars.layout.section,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      alignItems: 'center',
      paddingInline: vars.layout.margin,
    },
  },
})

export const bleed = style({
  maxWidth: vars.layout.max,
  rowGap: vars.space['12'],
  '@media': { [media.tablet]: { paddingInline: 0 } },
})

export const picture = styleVariants({
  left: { '@media': { [media.tablet]: { gridColumn: '1 / span 7', gridRow: 1 } } },
  right: { '@media': { [media.tablet]: { gridColumn: '6 / span 7', gridRow: 1 } } },
  bleed: { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } },
})

const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space['4'],
  paddingInline: vars.layout.margin,
  '@media': { [media.tablet]: { paddingInline: 0 } },
})

export const side = styleVariants({
  left: [content, { '@media': { [media.tablet]: { gridColumn: '9 / span 4', gridRow: 1 } } }],
  right: [content, { '@media': { [media.tablet]: { gridColumn: '1 / span 4', gridRow: 1 } } }],
  bleed: [
    content,
    { '@media': { [media.tablet]: { gridColumn: '3 / span 8' }, [media.desktop]: { gridColumn: '4 / span 6' } } },
  ],
  alone: [
    content,
    { '@media': { [media.tablet]: { gridColumn: '3 / span 8' }, [media.desktop]: { gridColumn: '4 / span 6' } } },
  ],
})

export const overline = style({ color: vars.color.overline })

export const copy = style({ maxWidth: '60ch', color: vars.color.ink2 })

export const action = style({ marginTop: vars.space['2'] })
