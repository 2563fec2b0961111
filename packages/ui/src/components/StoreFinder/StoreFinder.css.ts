import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })

export const copy = style({ overflowWrap: 'anywhere', maxWidth: '60ch', color: vars.color.ink2 })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: rem(960),
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
      alignItems: 'end',
      columnGap: vars.layout.gutter,
    },
  },
})

export const foot = style({
  // Closer to the fields that it replaces.
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
})

/** Reserves space for the button rendered after hydration. */
export const hasLocate = style({ minHeight: rem(52), '@media': { [media.noScript]: { minHeight: 0 } } })

export const locate = style({ gap: vars.space[2] })

export const status = style([text.small, { color: vars.color.ink2 }])

export const isProblem = style({ color: vars.color.error })
