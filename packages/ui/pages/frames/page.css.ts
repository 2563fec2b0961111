import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.js'
import { media } from '../../src/theme/media.js'

// Layout that a page adds to components: spacing, width and columns, never colours or type.

/** The last section does not add its own spacing to that above the footer. */
export const main = style({ marginBlockEnd: `calc(-1 * ${vars.layout.section})` })

/** A section with its own background: its padding is painted too. */
export const band = style({ display: 'flow-root' })

/** Section spacing for content that has none. */
export const section = style({ marginBlock: vars.layout.section })

/** Reading width for accordions, forms and text: eight of the twelve columns. */
export const column = style({
  selectors: { '&&': { maxWidth: `calc(56rem + 2 * ${vars.layout.margin})`, marginInline: 'auto' } },
})

/** Aligns with listings and teasers, where text would otherwise be indented further. */
export const wide = style({
  selectors: { '&&': { maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})` } },
})

/** Six products in two full rows, each larger than in a listing. */
export const threes = style({
  '@media': {
    [media.desktop]: {
      selectors: {
        '&&': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: vars.layout.gutter,
          rowGap: vars.space[24],
        },
      },
    },
  },
})

/** Placeholder for the partner brand's script, at the size the brand prescribes. */
export const plaque = style({
  display: 'grid',
  placeItems: 'center',
  width: 150,
  height: 70,
  border: `1px solid ${vars.color.accent2}`,
  textAlign: 'center',
  paddingInline: vars.space[6],
})

/** A form and its related content. */
export const form = style({
  selectors: { '&&': { maxWidth: `calc(40rem + 2 * ${vars.layout.margin})`, marginInline: 'auto' } },
})

/** One centred button below an introduction. */
export const centre = style({ display: 'grid', justifyItems: 'center', marginBlockEnd: vars.layout.section })

/** Text over a photograph that keeps clear of its subject. */
export const short = style({ selectors: { '&&': { maxWidth: '30ch' } } })
