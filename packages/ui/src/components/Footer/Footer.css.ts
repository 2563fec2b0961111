import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({
  marginTop: vars.layout.section,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  scrollMarginTop: vars.layout.header,
})

export const top = style({
  display: 'grid',
  gap: `${vars.space['12']} ${vars.layout.gutter}`,
  paddingBlock: `${vars.space['16']} ${vars.space['12']}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingBlock: `${vars.space['24']} ${vars.space['16']}`,
    },
  },
})

export const contact = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space['4'] })

export const wordmark = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  letterSpacing: '0.26em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
})

export const address = style({ fontStyle: 'normal', color: vars.color.ink2 })

export const phone = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['2'], minHeight: rem(44) })

export const phoneIcon = style({ width: rem(18), height: rem(18) })

export const columns = style({
  display: 'grid',
  gap: `${vars.space['12']} ${vars.layout.gutter}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(144)}), 1fr))`,
})

export const columnTitle = style({ marginBottom: vars.space['3'], color: vars.color.ink2 })

export const columnLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(36),
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['3']} ${vars.space['8']}`,
  paddingBlock: `${vars.space['4']} ${vars.space['8']}`,
  color: vars.color.ink2,
})

export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['6'] })

export const rule = style({ borderTop: `1px solid ${vars.color.line}` })

export const note = style({ width: '100%', overflowWrap: 'anywhere' })
