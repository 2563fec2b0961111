/**
 * Height of the photograph of an opening on phones: what header, title, a line of text, the way on and a notice at the foot of
 * the window leave of the screen.
 */
export const stageHeight = 'clamp(15rem, 100svh - 30rem, 125vw)'
