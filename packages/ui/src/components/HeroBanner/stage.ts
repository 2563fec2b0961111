/** Height of the photograph of an opening on phones: what header, title, a line of text and the way on leave of the screen. */
export const stageHeight = 'clamp(15rem, 100svh - 26.5rem, 125vw)'
