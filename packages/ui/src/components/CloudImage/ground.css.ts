import { createVar } from '@vanilla-extract/css'

/** Colour of the tile that stands in for a picture; parts with a ground of their own set it. */
export const ground = createVar()
