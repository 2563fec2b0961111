/** Media queries of the system; breakpoints exist nowhere else. */
export const media = {
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1025px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
} as const
