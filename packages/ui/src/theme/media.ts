/** Media queries of the system; breakpoints exist nowhere else. */
export const media = {
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1025px)',
  /** Room for secondary links beside the logo; layout breakpoints are the two above. */
  wide: '(min-width: 1280px)',
  /** A laptop at 400 %, a phone on its side: nothing may stay in view at the cost of what scrolls. */
  short: '(max-height: 480px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  noScript: '(scripting: none)',
} as const
