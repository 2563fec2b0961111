import { fluid, rem } from './fluid.js'
import type { ThemeTokens } from './themeTokens.js'

const text = {
  lead: fluid(18, 20),
  body: rem(16),
  small: rem(14),
  caption: fluid(12, 13),
  overline: rem(12),
} as const

/** Scale for sans headings. */
export const sansScale: ThemeTokens['size'] = {
  display: fluid(40, 72),
  h1: fluid(32, 52),
  h2: fluid(26, 38),
  h3: fluid(20, 26),
  ...text,
}

/** Scale for Cormorant headings: its x-height is small, so the same optical size needs a larger font size. */
export const serifScale: ThemeTokens['size'] = {
  display: fluid(46, 84),
  h1: fluid(38, 60),
  h2: fluid(31, 44),
  h3: fluid(24, 30),
  ...text,
}
