import type { ThemeOptions } from '@mui/material/styles'
import { vars } from './contract.css.js'
import { rem } from './fluid.js'
import { media } from './media.js'

const { color, font, lineHeight, motion, radius, size, space, tracking, weight } = vars
const eased = (...properties: string[]) => properties.map((name) => `${name} ${motion.fast} ${motion.ease}`).join(', ')
const desktop = `@media ${media.desktop}`
const hover = `@media ${media.hover}`

/** Square toggle buttons of at least 44 px. */
const toggled = {
  minWidth: rem(44),
  minHeight: rem(44),
  color: color.control,
  borderRadius: 0,
  '&.Mui-checked': { color: color.cta },
  '&.Mui-disabled': { color: color.line },
} as const

/** Buttons, fields and selection controls. */
export const muiInputs: NonNullable<ThemeOptions['components']> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: rem(52),
        padding: `${space['2']} ${space['8']}`,
        borderRadius: radius.control,
        fontFamily: font.body,
        fontSize: size.small,
        fontWeight: weight.medium,
        lineHeight: 1.3,
        letterSpacing: tracking.wide,
        textTransform: 'none',
        [desktop]: { minHeight: rem(48) },
        '&.Mui-disabled': { opacity: 0.5 },
      },
      sizeSmall: { minHeight: rem(44), paddingInline: space['4'], [desktop]: { minHeight: rem(44) } },
      contained: {
        '&.MuiButton-colorPrimary': {
          backgroundColor: color.cta,
          color: color.ctaText,
          [hover]: { '&:hover': { backgroundColor: color.ctaHover } },
        },
      },
      outlined: {
        borderColor: color.control,
        color: color.ink,
        [hover]: { '&:hover': { borderColor: color.ink, backgroundColor: 'transparent' } },
      },
      text: {
        paddingInline: 0,
        minWidth: rem(44),
        color: color.ink,
        textDecoration: 'underline',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.45em',
        [hover]: { '&:hover': { backgroundColor: 'transparent', textDecorationColor: 'transparent' } },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: rem(44), minHeight: rem(44), color: color.ink, borderRadius: 0 } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: rem(44),
        paddingInline: space['4'],
        color: color.ink2,
        borderColor: color.control,
        borderRadius: radius.control,
        fontWeight: weight.medium,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: color.cta, color: color.ctaText },
      },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontFamily: font.body, color: color.ink } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: rem(48),
        backgroundColor: color.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color.focus, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: color.error },
      },
      input: { minHeight: rem(24), boxSizing: 'content-box', paddingBlock: space['3'] },
      multiline: { padding: 0 },
    },
  },
  MuiInput: { styleOverrides: { root: { '&::before': { borderColor: color.control } } } },
  MuiFilledInput: {
    styleOverrides: {
      root: {
        borderRadius: 0,
        '&, &:hover, &.Mui-focused': { backgroundColor: color.surface },
        '&::before': { borderColor: color.control },
      },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { color: color.ink2, '&.Mui-focused': { color: color.ink } } } },
  MuiFormLabel: {
    styleOverrides: {
      root: { color: color.ink2, fontSize: size.small, '&.Mui-focused': { color: color.ink } },
      asterisk: { '&.Mui-error': { color: color.error } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, color: color.ink2, fontSize: size.caption, lineHeight: lineHeight.caption },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: size.body } } },
  MuiSelect: { styleOverrides: { icon: { color: color.ink }, select: { lineHeight: 1.5 } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { paddingBlock: 0 },
      listbox: { paddingBlock: space['2'] },
      option: { minHeight: rem(44), fontSize: size.small },
      noOptions: { color: color.ink2, fontSize: size.small },
    },
  },
  MuiCheckbox: { styleOverrides: { root: toggled } },
  MuiRadio: { styleOverrides: { root: { ...toggled, borderRadius: '50%' } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: rem(64), height: rem(44), padding: `${rem(10)} ${rem(8)}` },
      track: {
        borderRadius: rem(12),
        backgroundColor: color.control,
        opacity: 1,
        transition: eased('background-color'),
      },
      switchBase: {
        padding: rem(13),
        color: color.bg,
        '&.Mui-checked': { transform: `translateX(${rem(24)})`, color: color.ctaText },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: color.cta, opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      },
      thumb: { width: rem(18), height: rem(18), boxShadow: 'none' },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 2, color: color.ink },
      rail: { backgroundColor: color.control, opacity: 1 },
      track: { border: 0, backgroundColor: color.ink },
      thumb: {
        width: rem(24),
        height: rem(24),
        backgroundColor: color.bg,
        border: `1px solid ${color.ink}`,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: `inset 0 0 0 3px ${color.bg}, inset 0 0 0 12px ${color.ink}` },
      },
      valueLabel: { backgroundColor: color.ink, color: color.bg, borderRadius: radius.control, fontSize: size.caption },
    },
  },
  MuiRating: { styleOverrides: { root: { color: color.ink } } },
}
