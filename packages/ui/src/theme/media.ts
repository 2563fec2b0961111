/**
 * Media queries of the system; breakpoints are not defined elsewhere. In em, so that a larger browser font size selects
 * the layout of a smaller screen instead of causing overflow.
 */
export const media = {
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64.0625em)',
  /** Too narrow for two items on a line of a half-width tile. */
  narrow: '(max-width: 22.4em)',
  /** Wide enough for secondary links next to the logo; layout breakpoints are the two above. */
  wide: '(min-width: 80em)',
  /** Wide enough for all of them. */
  roomy: '(min-width: 90em)',
  /** A laptop at 400 % or a phone in landscape: sticky elements would cover the scrolling content. */
  short: '(max-height: 30em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  noScript: '(scripting: none)',
  print: 'print',
} as const
