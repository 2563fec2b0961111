/** Font stacks: web font, its metric-matched fallback, generic family. */
export const fontStacks = {
  cormorant: "'Cormorant Variable', 'Cormorant Fallback', Georgia, serif",
  figtree: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  jost: "'Jost Variable', 'Jost Fallback', system-ui, sans-serif",
  libreFranklin: "'Libre Franklin Variable', 'Libre Franklin Fallback', system-ui, sans-serif",
} as const
