import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { ANY_THEME } from './anyTheme.js'
import { vars } from './contract.css.js'

const { color, font, lineHeight, motion, radius, shadow, size, space, weight } = vars
const heading = { fontFamily: font.heading, fontWeight: weight.heading, fontVariantNumeric: 'lining-nums' } as const
const mix = (value: string, percent: number) => `color-mix(in srgb, ${value} ${percent}%, transparent)`

/**
 * The Material theme based on our CSS variables: it contains no values, so that switching the theme is a class change
 * without a rerender. The system's own components use it as is. A site that uses Material itself passes its theme and
 * the optional styles for all common components: `muiTheme('retailer', muiComponents)`.
 * @param themeKey `retailer`, or the name of a brand theme: the variables are declared on the class `theme-{key}`; by
 * default on every theme class.
 */
export function muiTheme(themeKey?: string, ...additions: readonly ThemeOptions[]): Theme {
  return createTheme(base(themeKey), ...additions)
}

function base(themeKey: string | undefined): ThemeOptions {
  const root = themeKey === undefined ? ANY_THEME : `.theme-${themeKey}`
  const tones = themeKey === undefined ? SURFACES : `${root} ${SURFACES}`
  return {
    // --mui-* must be declared where --vt-* are; nativeColor allows var() as a main colour.
    cssVariables: { nativeColor: true, rootSelector: `${root}, ${tones}` },
    // A single scheme: light and dark are our themes, not Material's.
    colorSchemes: {
      light: {
        palette: {
          primary: { main: color.accent, contrastText: color.bg },
          secondary: { main: color.ink2, contrastText: color.bg },
          info: { main: color.ink2, contrastText: color.bg },
          warning: { main: color.accent, contrastText: color.bg },
          error: { main: color.error, contrastText: color.bg },
          success: { main: color.ok, contrastText: color.bg },
          background: { default: color.bg, paper: color.surface },
          text: { primary: color.ink, secondary: color.ink2, disabled: color.control },
          divider: color.line,
          common: { onBackground: color.ink, background: color.bg },
          grey: { 300: color.line, 400: color.control, 600: color.ink2, 700: color.ink },
          action: {
            active: color.ink2,
            hover: mix(color.ink, 5),
            selected: mix(color.ink, 8),
            focus: mix(color.ink, 8),
            disabled: color.control,
            disabledBackground: color.line,
          },
        },
      },
    },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: font.body,
      body1: { fontSize: size.body, lineHeight: lineHeight.body },
      body2: { fontSize: size.small, lineHeight: lineHeight.small },
      button: { fontSize: size.small, fontWeight: weight.medium, textTransform: 'none' },
      caption: { fontSize: size.caption, lineHeight: lineHeight.caption },
      h2: { ...heading, fontSize: size.h2, lineHeight: lineHeight.h2 },
      h3: { ...heading, fontSize: size.h3, lineHeight: lineHeight.h3 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      // The invisible backdrop closes a menu on an outside press without changing the page.
      MuiBackdrop: {
        styleOverrides: {
          root: { backgroundColor: color.backdrop },
          invisible: { backgroundColor: 'transparent' },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0, square: true },
        styleOverrides: { root: { backgroundImage: 'none', backgroundColor: color.surface, color: color.ink } },
      },
      MuiDrawer: { styleOverrides: { paper: { border: 0, boxShadow: shadow.flyout } } },
      // The default outline is 23 % of the ink, below 3:1.
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: radius.control },
          notchedOutline: { borderColor: color.control, transition: `border-color ${motion.fast} ${motion.ease}` },
          input: { padding: space['4'] },
        },
      },
    },
  }
}

/** Sections of another tone remap the colours, so Material's variables are redeclared there. */
const SURFACES = '[class*="vt-surface-"]'
