import { createVar } from '@vanilla-extract/css'

/** Background of the tile behind an image; components with another background override it. */
export const ground = createVar()
