import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'
import { rem } from '../../theme/fluid.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 })

/** In a toolbar the label is visible where there is space, and always read. */
export const label = style([
  text.small,
  {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    color: vars.color.ink2,
    whiteSpace: 'nowrap',
    '@media': {
      [media.tablet]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
    },
  },
])

export const control = style({ position: 'relative', display: 'inline-flex', minWidth: 0 })

export const select = style([
  text.small,
  {
    appearance: 'none',
    width: '100%',
    minHeight: rem(44),
    paddingBlock: 0,
    paddingInline: `${vars.space[3]} ${vars.space[8]}`,
    color: vars.color.ink,
    background: 'transparent',
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { color: vars.color.ink2, cursor: 'not-allowed', opacity: 1 },
      '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: vars.color.ink },
    },
  },
])

/** Without a border, for toolbars. */
export const isQuiet = style({
  borderColor: 'transparent',
  paddingInline: `${vars.space[2]} ${vars.space[6]}`,
})

/** The native list keeps the theme's colours. */
export const option = style({ color: vars.color.ink, background: vars.color.surface })

export const icon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  width: rem(18),
  height: rem(18),
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  selectors: { [`${isQuiet} + &`]: { insetInlineEnd: 0 } },
})
