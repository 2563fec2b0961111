/**
 * Media queries of the system; breakpoints exist nowhere else. In em, of 16 px unless the reader has chosen larger letters:
 * who doubles them on a laptop gets the layout of a tablet, never a header that is wider than the screen.
 */
export const media = {
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64.0625em)',
  /** Room for one thing on a line of a tile that is one of two. */
  narrow: '(max-width: 22.4em)',
  /** Room for secondary links beside the logo; layout breakpoints are the two above. */
  wide: '(min-width: 80em)',
  /** Room for all of them. */
  roomy: '(min-width: 90em)',
  /** A laptop at 400 %, a phone on its side: nothing may stay in view at the cost of what scrolls. */
  short: '(max-height: 30em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  noScript: '(scripting: none)',
} as const
