/** Width of a figure on the page, for `sizes`. */
export const FIGURE_SIZES = {
  text: '(min-width: 1400px) 1200px, 100vw',
  wide: '(min-width: 1920px) 1680px, 100vw',
  full: '(min-width: 1920px) 1920px, 100vw',
} as const
