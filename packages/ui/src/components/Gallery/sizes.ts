/** Width of one of two views beside each other. */
export const PAIR_SIZES = '(min-width: 1025px) 29vw, 100vw'
