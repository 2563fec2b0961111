import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** The controls come first in tab order and are displayed below. */
export const root = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 })

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // Aligns the icon of the last button, not its hit area, with the margin.
  paddingInline: `${vars.layout.margin} calc(${vars.layout.margin} - 10px)`,
  paddingBlockStart: vars.space[2],
  '@media': { [media.noScript]: { display: 'none' } },
})

export const counter = style([
  text.caption,
  { marginInlineEnd: vars.space[3], color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' },
])

export const button = style({
  selectors: { '&[aria-disabled="true"]': { color: vars.color.control, cursor: 'default' } },
})

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' }, [media.noScript]: { scrollbarWidth: 'auto' } },
})

export const slide = style({
  flex: 'none',
  width: '100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflowWrap: 'break-word',
})
