import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.js'
import { media } from '../../src/theme/media.js'

// What a page may add to components: room, width and columns, never a look.

/** The room below the last section is that above the footer: once, not twice. */
export const main = style({ marginBlockEnd: `calc(-1 * ${vars.layout.section})` })

/** A section with a ground of its own: the room around its content is painted, too. */
export const band = style({ display: 'flow-root' })

/** The room of a section, for what has none of its own. */
export const section = style({ marginBlock: vars.layout.section })

/** Questions, forms and other reading: eight of the twelve columns. */
export const column = style({
  selectors: { '&&': { maxWidth: `calc(56rem + 2 * ${vars.layout.margin})`, marginInline: 'auto' } },
})

/** In line with listings and teasers, where a text would otherwise stand a little further in. */
export const wide = style({
  selectors: { '&&': { maxWidth: `calc(${vars.layout.listing} + 2 * ${vars.layout.margin})` } },
})

/** Six pieces in two full rows, each larger than in a listing. */
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

/** What the partner brand's own script would draw, in the size that the brand dictates. */
export const plaque = style({
  display: 'grid',
  placeItems: 'center',
  width: 150,
  height: 70,
  border: `1px solid ${vars.color.accent2}`,
  textAlign: 'center',
  paddingInline: vars.space[6],
})

/** A form and what belongs to it. */
export const form = style({
  selectors: { '&&': { maxWidth: `calc(40rem + 2 * ${vars.layout.margin})`, marginInline: 'auto' } },
})

/** One button in the middle, below an introduction. */
export const centre = style({ display: 'grid', justifyItems: 'center', marginBlockEnd: vars.layout.section })

/** Words over a photograph that leave its subject free. */
export const short = style({ selectors: { '&&': { maxWidth: '30ch' } } })
