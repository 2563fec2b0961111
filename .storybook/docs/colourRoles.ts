import type { vars } from '../../packages/ui/src/theme/contract.css.js'

interface ColourRole {
  readonly title: string
  readonly text: string
  readonly names: readonly (keyof typeof vars.color)[]
}

/** The colours of the contract by role; a test reports missing ones. */
export const colourRoles: readonly ColourRole[] = [
  {
    title: 'Background',
    text: 'The backgrounds of pages, panels and product tiles. Tiles have their own in every theme: grey, sand or black.',
    names: ['bg', 'surface', 'tile', 'tileSand', 'tileBlack'],
  },
  {
    title: 'Text',
    text: 'Every text colour has sufficient contrast on page and panel. Each tile background has its own text colour.',
    names: ['ink', 'ink2', 'accent', 'overline', 'error', 'ok', 'tileSandInk', 'tileBlackInk'],
  },
  {
    title: 'Action',
    text: 'The main button of a screen, the outline of form controls, and the focus ring.',
    names: ['cta', 'ctaText', 'ctaHover', 'control', 'focus'],
  },
  {
    title: 'Decoration',
    text: 'Hairlines and marks. The contrast is too low for text, and for information that is not shown in another way too.',
    names: ['line', 'accent2'],
  },
  {
    title: 'Strip',
    text: 'A dark band: the bar of a section, the offline notice.',
    names: ['bar', 'barInk', 'barAccent'],
  },
  {
    title: 'Over photographs',
    text: 'A scrim and the text colour on it, for dark and for light pictures; and the backdrop of a flyout.',
    names: ['scrim', 'onScrim', 'scrimLight', 'onScrimLight', 'backdrop'],
  },
]
