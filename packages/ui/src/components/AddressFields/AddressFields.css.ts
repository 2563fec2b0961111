import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

/**
 * One flat grid of six columns. A country only reorders the cells; because no cell changes its parent, the browser
 * keeps the entered values.
 */
export const grid = style({
  selectors: {
    '&&': {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
      rowGap: vars.space[6],
      alignItems: 'start',
    },
  },
})

const cell = style({ minWidth: 0, gridColumn: 'span 6' })

export const width = styleVariants({
  whole: [cell],
  /** Side by side from tablets on. */
  half: [cell, { '@media': { [media.tablet]: { gridColumn: 'span 3' } } }],
  /** Side by side on phones too. */
  alwaysHalf: [cell, { gridColumn: 'span 3' }],
  /** On phones a whole row while it has an error, whose text would be too narrow. */
  short: [
    cell,
    {
      gridColumn: 'span 2',
      selectors: { '&:has([aria-invalid=true])': { gridColumn: 'span 6' } },
      '@media': {
        [media.tablet]: { selectors: { '&:has([aria-invalid=true])': { gridColumn: 'span 2' } } },
      },
    },
  ],
  long: [cell, { gridColumn: 'span 4' }],
})

/** Rarely used fields; without scripts they are visible from the start. */
export const optional = style({
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'flex' } } } },
})

export const more = style([
  cell,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    marginBlock: `calc(-1 * ${vars.space[3]})`,
    '@media': { [media.noScript]: { display: 'none' } },
  },
])
