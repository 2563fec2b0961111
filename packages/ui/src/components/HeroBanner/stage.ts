/**
 * Height of a hero photograph on phones: the screen height minus header, title, one line of text, link and a notice at
 * the bottom of the window.
 */
export const stageHeight = 'clamp(15rem, 100svh - 30rem, 125vw)'
