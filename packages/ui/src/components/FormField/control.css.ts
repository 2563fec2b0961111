import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** The bare `input`, `textarea` or `select`; its states are drawn by the box around it. */
export const control = style([
  text.body,
  {
    flex: '1 1 auto',
    width: '100%',
    minWidth: 0,
    minHeight: rem(46),
    margin: 0,
    paddingBlock: 0,
    paddingInline: vars.space[4],
    color: 'inherit',
    caretColor: 'currentColor',
    background: 'transparent',
    border: 0,
    borderRadius: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
    scrollMarginBlock: vars.space[16],
    '::placeholder': { color: vars.color.ink2, opacity: 1 },
    ':disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentColor' },
    selectors: {
      // Overrides the browser's autofill colours with those of the theme.
      '&:autofill': { boxShadow: `inset 0 0 0 ${rem(480)} ${vars.color.bg}`, WebkitTextFillColor: vars.color.ink },
    },
    '@supports': { 'selector(:has(*))': { outline: 'none' } },
  },
])

/** Bordered box around a control and its adornments. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(48),
  minWidth: 0,
  color: vars.color.ink,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`&:has(${control}:is(:disabled, [readonly]))`]: { borderColor: vars.color.line },
    [`&:has(${control}:disabled)`]: { color: vars.color.ink2, cursor: 'not-allowed' },
    [`&:has(${control}[aria-invalid="true"])`]: {
      borderColor: vars.color.error,
      boxShadow: `inset 0 0 0 1px ${vars.color.error}`,
    },
    [`&:has(${control}:focus-visible)`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`&:hover:not(:has(${control}:is(:disabled, [readonly], [aria-invalid="true"])))`]: {
          borderColor: vars.color.ink,
        },
      },
    },
  },
})

export const isBusy = style({ overflow: 'hidden' })

/** Adornment next to the control: a unit, an icon, a button. */
export const start = style([
  text.body,
  { display: 'flex', alignItems: 'center', flex: 'none', paddingInlineStart: vars.space[4], color: vars.color.ink2 },
])

export const end = style([
  text.body,
  { display: 'flex', alignItems: 'center', flex: 'none', paddingInlineEnd: vars.space[4], color: vars.color.ink2 },
])

globalStyle(`${start} + ${control}`, { paddingInlineStart: vars.space[3] })
