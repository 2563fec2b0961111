/** Width of an image in a pair. */
export const PAIR_SIZES = '(min-width: 1025px) 29vw, 100vw'
