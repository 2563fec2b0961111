import { createTheme } from '@mui/material/styles'
import { vars } from './contract.css.js'

const { color, font, lineHeight, motion, radius, shadow, size, space, weight } = vars
const mix = (value: string, percent: number) => `color-mix(in srgb, ${value} ${percent}%, transparent)`

/**
 * The Material theme of lazily loaded parts: it holds no values of its own, only our CSS variables, so a theme switch is
 * a class change and nothing renders again. Never imported by what a page shows first.
 */
export function muiTheme() {
  return createTheme({
    // --mui-* must be declared where --vt-* live; nativeColor lets var() be a main colour.
    cssVariables: { nativeColor: true, rootSelector: '[class*="theme-"]' },
    // One scheme: light and dark are our themes, not the library's.
    colorSchemes: {
      light: {
        palette: {
          primary: { main: color.accent, contrastText: color.bg },
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
      h2: { fontFamily: font.heading, fontSize: size.h2, fontWeight: weight.heading, lineHeight: lineHeight.h2 },
      h3: { fontFamily: font.heading, fontSize: size.h3, fontWeight: weight.heading, lineHeight: lineHeight.h3 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiBackdrop: { styleOverrides: { root: { backgroundColor: color.backdrop } } },
      MuiPaper: {
        defaultProps: { elevation: 0, square: true },
        styleOverrides: { root: { backgroundImage: 'none', backgroundColor: color.surface, color: color.ink } },
      },
      MuiDrawer: { styleOverrides: { paper: { border: 0, boxShadow: shadow.flyout } } },
      // The default outline is 23 % of the ink: below 3:1.
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: radius.control },
          notchedOutline: { borderColor: color.control, transition: `border-color ${motion.fast} ${motion.ease}` },
          input: { padding: space['4'] },
        },
      },
    },
  })
}
