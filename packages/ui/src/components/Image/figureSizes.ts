/** Value of `sizes` by figure width. */
export const FIGURE_SIZES = {
  upright: '(min-width: 768px) 640px, 100vw',
  text: '(min-width: 1600px) 1440px, 100vw',
  wide: '(min-width: 1920px) 1680px, 100vw',
  full: '(min-width: 1920px) 1920px, 100vw',
} as const
