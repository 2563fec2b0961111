import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ maxWidth: vars.layout.max, marginInline: 'auto', marginBlock: vars.layout.section })

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  paddingInline: vars.layout.margin,
  paddingBlockEnd: vars.space[6],
})

export const title = style([text.h2, { margin: 0, marginInlineEnd: 'auto' }])

export const buttons = style({ display: 'none', '@media': { [media.desktop]: { display: 'flex' } } })

export const hidden = style({ visibility: 'hidden' })

export const button = style({
  selectors: { '&[aria-disabled="true"]': { color: vars.color.control, cursor: 'default' } },
})

export const track = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  padding: 4,
  paddingInline: vars.layout.margin,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.layout.margin,
  scrollbarWidth: 'none',
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [media.tablet]: { gap: vars.space[4] }, [media.reducedMotion]: { scrollBehavior: 'auto' } },
})

export const item = style({
  flex: 'none',
  display: 'flex',
  width: '62%',
  scrollSnapAlign: 'start',
  '@media': {
    [media.tablet]: { width: '31%' },
    [media.desktop]: {
      width: `calc((100% - 3 * ${vars.space[4]}) / 4)`,
      // Three products fill the row.
      selectors: {
        '&:nth-child(1):nth-last-child(3), &:nth-child(2):nth-last-child(2), &:nth-child(3):nth-last-child(1)': {
          width: `calc((100% - 2 * ${vars.space[4]}) / 3)`,
        },
      },
    },
  },
})

export const tile = style({ flex: 1 })
