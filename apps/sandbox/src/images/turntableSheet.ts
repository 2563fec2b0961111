/** Frames of a turntable sheet, row by row from the top left: frame k shows the product rotated by 10k degrees. */
export const TURNTABLE_FRAMES = 36
