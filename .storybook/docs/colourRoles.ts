import type { vars } from '../../packages/ui/src/theme/contract.css.js'

interface ColourRole {
  readonly title: string
  readonly text: string
  readonly names: readonly (keyof typeof vars.color)[]
}

/** The colours of the contract by the part they play; a test knows when one is missing. */
export const colourRoles: readonly ColourRole[] = [
  {
    title: 'Ground',
    text: 'What things stand on. A piece stands on its own ground in every theme: grey, sand or black.',
    names: ['bg', 'surface', 'tile', 'tileSand', 'tileBlack'],
  },
  {
    title: 'Text',
    text: 'All of it can be read on page and panel. Each tile ground has an ink of its own.',
    names: ['ink', 'ink2', 'accent', 'overline', 'error', 'ok', 'tileSandInk', 'tileBlackInk'],
  },
  {
    title: 'Action',
    text: 'The one main button of a screen, the outline of what can be filled in, and the ring of the focus.',
    names: ['cta', 'ctaText', 'ctaHover', 'control', 'focus'],
  },
  {
    title: 'Decoration',
    text: 'Hairlines and marks. Too weak for text, and never the only sign of anything.',
    names: ['line', 'accent2'],
  },
  {
    title: 'Strip',
    text: 'A dark band: the bar of a section, the note that the connection is gone.',
    names: ['bar', 'barInk', 'barAccent'],
  },
  {
    title: 'Over photographs',
    text: 'A veil and the ink on it, for dark and for light pictures; and what lies behind a flyout.',
    names: ['scrim', 'onScrim', 'scrimLight', 'onScrimLight', 'backdrop'],
  },
]
