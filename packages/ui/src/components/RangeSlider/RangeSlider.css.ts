import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({ display: 'grid', gap: vars.space['3'], minWidth: 0, maxWidth: rem(480) })

export const legend = style({ padding: 0, color: vars.color.ink, overflowWrap: 'anywhere' })

/** Space for half a thumb on both sides, so that neither leaves the column. */
export const slider = style({ paddingInline: rem(12) })

export const control = style({
  display: 'block',
  height: 2,
  // A 44 px touch target; Material's is smaller for a mouse.
  paddingBlock: rem(21),
  color: vars.color.ink,
  selectors: { '&[aria-disabled="true"], &.Mui-disabled': { color: vars.color.control } },
})

export const rail = style({
  height: 2,
  borderRadius: 0,
  backgroundColor: vars.color.control,
  opacity: 1,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
})

export const track = style({
  height: 2,
  border: 0,
  borderRadius: 0,
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})

export const thumb = style({
  width: rem(24),
  height: rem(24),
  backgroundColor: vars.color.surface,
  border: '2px solid currentColor',
  boxShadow: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&::before': { display: 'none' },
    '&:hover, &.Mui-active': { boxShadow: 'none', backgroundColor: 'currentColor' },
    '&.Mui-focusVisible': { boxShadow: 'none', outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space['4'] })

export const field = style({ display: 'grid', gap: vars.space['1'], minWidth: 0 })

export const fieldLabel = style({ color: vars.color.ink2 })

export const input = style({ fontVariantNumeric: 'tabular-nums' })

export const limits = style({ color: vars.color.ink2 })
